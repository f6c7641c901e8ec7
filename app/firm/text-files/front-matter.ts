/** A file with YAML between two lines of `---`, followed by its body. */
export interface Matter {
  yaml: string;
  /** Number of lines above the YAML. */
  before: number;
  /** The body, preceded by spaces and empty lines in place of everything above it, so that its offsets are the file's. */
  body: string;
}

/** Invisible characters. */
const BLANK = String.raw`[ \t\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\u3000\ufeff]*`;
const matter = new RegExp(
  `^((?:${BLANK}\\n)*${BLANK}---${BLANK}\\n)([\\s\\S]*?\\n|)${BLANK}---${BLANK}(?:\\n|$)`,
);
const opening = new RegExp(`^(?:${BLANK}\\n)*${BLANK}---${BLANK}\\n`);
const otherDashes = new RegExp(
  `^(?:${BLANK}\\n)*${BLANK}([-\u2010-\u2015\u2212\u2500\u30fc]+)${BLANK}\\n`,
);

/** Divides a text whose lines end in \n; invisible characters around the lines of `---` do not count. */
export function splitMatter(text: string): Matter | null {
  const [whole, open = '', yaml = ''] = matter.exec(text) ?? [];
  if (whole === undefined) return null;
  const body = whole.replaceAll(/[^\n]/g, ' ') + text.slice(whole.length);
  return { yaml, before: open.split('\n').length - 1, body };
}

/** The fault of a text that splitMatter() cannot divide. */
export function matterFault(text: string): string {
  if (!text.trim()) return '파일이 비어 있습니다. 적거나 지웁니다';
  if (opening.test(text)) return '머리가 끝나지 않았습니다. 항목 아래, 본문 앞에 ---를 적습니다';
  const dashes = otherDashes.exec(text)?.[1];
  if (dashes) return `${dashes}가 아니라 -를 세 번, ---라고 적습니다`;
  return '머리가 없습니다. 첫 줄과 본문 앞에 ---를 적고 그 사이에 항목을 적습니다';
}
