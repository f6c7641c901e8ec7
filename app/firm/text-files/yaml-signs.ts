import type { Fault } from './faults.ts';

const QUOTE = '값 전체를 따옴표로 감쌉니다. 예: title: "연말 휴무"';

const CUT = `#부터는 사이트에 나오지 않는 메모가 됩니다. 글이면 ${QUOTE}`;

/** A line of YAML in its parts. */
const parts = /^([ \t]*)((?:- +)*)(?:([A-Za-z]\w*):(?:[ \t]+|$))?(.*)$/;

/** What signs mean at the beginning of a value. */
const beginnings: [signs: RegExp, message: (sign: string) => string][] = [
  [
    /^#[\da-f]{6}$/i,
    (color) =>
      `#부터는 사이트에 나오지 않는 메모가 됩니다. 색이면 따옴표로 감쌉니다. 예: color: '${color}'`,
  ],
  [/^#/, () => CUT],
  [/^[*&!%@`|>,?\]}{[]/, (sign) => `값이 ${sign}로 시작합니다. ${QUOTE}`],
  [/^- /, () => `값이 -로 시작합니다. ${QUOTE} 목록이면 다음 줄부터 적습니다`],
  [
    /^(["'])/,
    (sign) =>
      `따옴표 ${sign}로 시작한 값은 같은 따옴표로 끝나야 하고, 그 뒤에 글이 없어야 합니다. 값 안에 ${sign}가 있으면 값 전체를 ${sign === '"' ? "'" : '"'}로 감쌉니다`,
  ],
];

export const INVISIBLE =
  '빈칸처럼 보이는 다른 글자가 있습니다. 항목 이름 앞과 : 뒤를 지우고 스페이스로 다시 띄웁니다';

/** What stands where a name and its colon should. */
const names: [signs: RegExp, message: string][] = [
  [/^ *\t/, '줄 앞에 탭이 있습니다. 탭을 지우고 빈칸(스페이스)으로 들여 씁니다'],
  [
    /^\s*(?:- +)*[A-Za-z]\w*\s*\uff1a/,
    '전각 쌍점(：)이 있습니다. :로 바꾸고 뒤에 한 칸을 띄웁니다. 예: title: 연말 휴무',
  ],
  [/^[ \t]*(?:- +)*[^\x20-\x7e\p{L}\p{P}\p{S}]/u, INVISIBLE],
  [
    /^\s*(?:- +)*[A-Za-z]\w*[^\x20-\x7e\p{L}\p{P}\p{S}]*:[^\x20-\x7e\t\p{L}\p{N}\p{P}\p{S}]/u,
    INVISIBLE,
  ],
  [
    /^\s*(?:- +)*[A-Za-z]\w*:(?=[^\s:/])/,
    '항목 이름의 : 뒤에 한 칸을 띄웁니다. 예: title: 연말 휴무',
  ],
  [/^(?:---|\.\.\.)\s*$/, '---는 여기에 적지 않습니다. 이 줄을 지웁니다'],
];

/** What is wrong with a line of YAML, by the sign that is to blame; null: none is. */
export function wrongSign(line: string): string | null {
  const name = names.find(([signs]) => signs.test(line));
  if (name) return name[1];
  const value = (parts.exec(line)?.[4] ?? '').trim();
  if (isWhole(value)) return null;
  if (/^(?:"[^"]*"|'[^']*')\s+#/.test(value)) return CUT;
  for (const [signs, message] of beginnings) {
    const sign = signs.exec(value)?.[0];
    if (sign) return message(sign.trim());
  }
  if (/\s#/.test(value)) return CUT;
  return /:(?:\s|$)/.test(value) ? `값 안에 :이 있습니다. ${QUOTE}` : null;
}

/** A value that is quoted, or a list in brackets, from its first to its last sign. */
function isWhole(value: string): boolean {
  return (
    /^"(?:[^"\\]|\\.)*"$/.test(value) ||
    /^'(?:[^']|'')*'$/.test(value) ||
    /^\[[^[\]]*\]$|^\{[^{}]*\}$/.test(value)
  );
}

/** The line that is to blame for an error that is found at a line, or beside it; the first is line 1. */
export function blamed(lines: readonly string[], at: number): Fault {
  for (const line of [at, at - 1, at + 1]) {
    const message = wrongSign(lines[line] ?? '');
    if (message) return { line: line + 1, message };
  }
  const [before = '', here = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  const told = (message: string) => ({ line: at + 1, message });
  if (/^\s*-\S/.test(here)) return told('목록의 - 뒤에 한 칸을 띄웁니다. 예: - 연말 휴무');
  if (/\S/.test(here) && !/^\s*- |:/.test(here)) {
    return told('항목 이름이 없는 줄입니다. title: 연말 휴무처럼 적거나 위의 값에 이어 적습니다');
  }
  if (/\w: +\S/.test(here) && indent(after) > indent(here))
    return { line: at + 2, message: INDENT };
  return told(at > 0 && indent(before) !== indent(here) ? INDENT : FORM);
}

const INDENT = '줄 앞의 빈칸 수가 맞지 않습니다. 같은 자리의 다른 줄과 똑같이 띄웁니다';
const FORM = '형식이 맞지 않습니다. 항목: 값 꼴로 적고, 값에 : 이 있으면 따옴표로 감쌉니다';

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
