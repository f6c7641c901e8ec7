/**
 * Keeps articles, dates, decisions and sums of money from breaking: at the width of a phone `2026년 9월 16일`
 * stays on one line.
 */
export function tied(text: string): string {
  return (
    text
      .replace(/(제\d+조(?:의\d+)?) (?=제\d+[항호]|단서)/g, '$1\u00a0')
      .replace(/(제\d+항) (?=제\d+호|단서)/g, '$1\u00a0')
      // The names of acts end in 법, 법률, 규칙, 부칙 or 령.
      .replace(/([법률칙령]) (?=제\d)/g, '$1\u00a0')
      .replace(/(대법원|헌법재판소|법률|민법|심판) (?=\d)/g, '$1\u00a0')
      .replace(/(?<=^|\s)(안|그?다음) (?=날)/g, '$1\u00a0')
      .replace(
        /\d{4}\. \d+\.(?: \d+\.)?(?: (?:[월화수목금토일](?![가-힣])|\([월화수목금토일]\)(?: \d\d:\d\d)?))?|\d+년 \d+월(?: \d+일)?|\d+월 \d+일/g,
        withoutBreaks,
      )
      .replace(/\d[천백]?[조억만](?: \d+[천백]?[억만])? 원/g, withoutBreaks)
  );
}

/** Returns a copy of a value in which every text is tied. */
export function tiedTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return tied(value) as Value; // a text stays a text
  if (Array.isArray(value)) return value.map(tiedTexts) as Value; // the items keep their types
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, tiedTexts(item)]);
  return Object.fromEntries(entries) as Value; // the fields keep their types
}

function withoutBreaks(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
