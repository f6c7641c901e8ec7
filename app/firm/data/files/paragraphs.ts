import type { Fault } from '../../text-files/faults.ts';

/**
 * Splits a text into paragraphs at empty lines. Words in [ ] are highlighted; any other Markdown is a fault with
 * its line.
 */
export function readParagraphs(body: string): { paragraphs: string[]; faults: Fault[] } {
  const lines = body.split('\n');
  const faults = lines.flatMap((line, at) => {
    const message = faultOf(line);
    return message ? [{ line: at + 1, message }] : [];
  });
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean);
  if (paragraphs.length === 0) {
    const message = '본문이 없습니다. 두 번째 --- 아래에 한 줄을 비우고 적습니다';
    faults.push({ line: lines.length, message });
  }
  return { paragraphs, faults };
}

function faultOf(line: string): string | null {
  if (/<\/?[a-z]/i.test(line)) return 'HTML은 쓸 수 없습니다. 글로만 적습니다';
  // 2026. 12. 1. and 12. 1. begin a date.
  if (/^\s*(?:#|[-*] |\d{1,2}\. (?!\d{1,2}\.)|!\[)/.test(line)) {
    return '여기에는 글로만 적습니다. 제목이나 목록, 그림은 글(content/guides/)에 적습니다';
  }
  if (/\]\(|\*\*/.test(line)) {
    return '여기에는 링크나 굵은 글씨를 쓸 수 없습니다. 강조할 말은 [ ]로 감쌉니다';
  }
  return /^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/.test(line)
    ? null
    : '대괄호 [ ]의 짝이 맞지 않습니다. 한 줄 안에서 [와 ]를 하나씩 적습니다';
}
