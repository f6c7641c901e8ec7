const QUOTE = '값 전체를 따옴표로 감쌉니다. 예: title: "연말 휴무"';
const TAB = '줄 앞에 탭이 있습니다. 탭을 지우고 빈칸(스페이스)으로 들여 씁니다';
const COLON = '항목 이름 뒤에는 :을 적고 한 칸을 띄웁니다. 예: title: 연말 휴무';
const NOTE = `#부터는 사이트에 나오지 않는 메모가 됩니다. 글이면 ${QUOTE}`;
const UNCLOSED =
  '따옴표로 시작한 값은 같은 따옴표로 끝나야 하고, 그 뒤에 글이 없어야 합니다. 값 안에 따옴표가 있으면 다른 따옴표로 감쌉니다';
export const INVISIBLE =
  '빈칸처럼 보이는 다른 글자가 있습니다. 항목 이름 앞과 : 뒤를 지우고 스페이스로 다시 띄웁니다';
export const FORM =
  '이 줄이나 앞뒤 줄의 형식이 맞지 않습니다. 항목: 값 꼴로 적고, 줄 앞의 빈칸 수를 같은 자리의 다른 줄과 맞춥니다. 목록은 - 뒤에 한 칸을 띄웁니다';

/** A line of YAML: its indent and list marks, its key, and its value. */
const line = /^[ \t]*(?:- +)*(?:[A-Za-z]\w*:(?:[ \t]+|$))?(.*)$/;
const unseen = String.raw`[^\x20-\x7e\t\p{L}\p{N}\p{P}\p{S}]`;
/** Faults around a key, of a whole line. */
const keyFaults: [pattern: RegExp, message: string][] = [
  [/^ *\t/, TAB],
  [new RegExp(`^\\s*(?:- +)*(?:${unseen}|[A-Za-z]\\w*${unseen}*:?${unseen})`, 'u'), INVISIBLE],
  [/^\s*(?:- +)*[A-Za-z]\w*\s*(?:\uff1a|:(?=[^\s:/]))/, COLON],
];
/** A value that is quoted or bracketed from its first to its last character. */
const whole = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]]*\]|\{[^{}]*\})$/;

/**
 * Explains the characters in a line that YAML reads in another way than people do.
 *
 * @returns the sentence about the first of them; null if there are none
 */
export function wrongSign(text: string): string | null {
  const key = keyFaults.find(([pattern]) => pattern.test(text));
  if (key) return key[1];
  const value = (line.exec(text)?.[1] ?? '').trim();
  if (whole.test(value)) return null;
  if (/^["']/.test(value)) return /^(["'])[^"']*\1\s+#/.test(value) ? NOTE : UNCLOSED;
  if (/^#[\da-f]{6}$/i.test(value)) return `색은 따옴표로 감쌉니다. 예: color: '${value}'`;
  if (/(?:^|\s)#/.test(value)) return NOTE;
  const first = /^(?:[*&!%@`|>,?\]}{[]|- )/.exec(value)?.[0].trim();
  if (first) return `값이 ${first}로 시작합니다. ${QUOTE}`;
  return /:(?:\s|$)/.test(value) ? `값 안에 :이 있습니다. ${QUOTE}` : null;
}
