import { narrow } from '#app/ui/typing/narrow.ts';

/** Largest amount that a field accepts: 1경 원. */
export const MAX_WON = 10n ** 16n;

/**
 * Formats an amount in Korean units: 9억 원, 1억 2,345만 원, 6,789원.
 *
 * @param won whole won; a negative amount begins with a minus sign
 */
export function formatWon(won: bigint | number): string {
  let rest = BigInt(won);
  const sign = rest < 0n ? '−' : '';
  if (rest < 0n) rest = -rest;
  const parts: string[] = [];
  for (const [name, unit] of units) {
    if (rest >= unit) parts.push(`${groupDigits(String(rest / unit))}${name}`);
    rest %= unit;
  }
  const last = rest > 0n || parts.length === 0 ? `${groupDigits(String(rest))}원` : '원';
  return sign + [...parts, last].join(' ');
}

/**
 * Reads an amount as people write it: 900,000,000, 9억, 3억 5천만 원, 3억5천, 1.5억, 삼억오천만.
 * Assumes 만 if it is missing after 억, or if 천, 백 or 십 has no unit (facts 11.8).
 *
 * @returns `won` is null for an empty text, for anything but an amount such as 3,5억, and above `MAX_WON`. `other` is
 *   a second reading, or null: 2천5백 may also mean won, and 3,5억 may mean 3.5억
 */
export function readWon(text: string): { won: bigint | null; other: bigint | null } {
  const spaced = spellDigits(narrow(text)).replace(/[₩￦]/g, '').trim();
  const spelled = spaced
    .replace(/\s/g, '')
    .replace(/(?<=[경조억만천백십원]),/g, '')
    .replace(/,$/, '');
  if (hasOddSeparator(spaced, spelled)) {
    return { won: null, other: readAll([withPoint(spelled)])[0] || null };
  }
  const plain = spelled.replaceAll(',', '').replace(/(?<=[조억만])원(?=.)/g, '');
  const [won = null, other = null] = readAll([withUnit(plain), plain]);
  return { won, other };
}

/** Amounts that the texts denote, without duplicates. */
function readAll(texts: (string | null)[]): bigint[] {
  const readings = texts.flatMap((text) => {
    const reading = text === null ? null : readPlain(text.replace(/원$/, ''));
    return reading === null || reading > MAX_WON ? [] : [reading];
  });
  return [...new Set(readings)];
}

/** Whether a comma does not separate thousands, as in 3,5억, or a space splits digits, as in 3 5억. */
function hasOddSeparator(spaced: string, spelled: string): boolean {
  if (isGrouped(spaced)) return false;
  const numbers = spelled.match(/[\d.]*,[\d,.]*/g) ?? [];
  return /\d\s+\d/.test(spaced) || !numbers.every((number) => isGrouped(number));
}

/** Whether commas, or spaces, separate the thousands of a number. */
export function isGrouped(number: string): boolean {
  return /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+)(?:\.\d+)?$/.test(number);
}

/** Adds the unit that people leave out. Returns null if none is missing. */
function withUnit(text: string): string | null {
  if (text.includes('만')) return null;
  const [, before = '', last = ''] = /^(.*[조억])?([^조억]*)$/.exec(text) ?? [];
  const unit = before.endsWith('조') ? '억' : '만';
  // 5천원 means 5,000 won, but 3억 5천원 means 3억 5천만 원.
  if (/[천백십]/.test(last)) {
    if (last.endsWith('원') && !before) return null;
    return `${before}${last.replace(/원$/, '')}${unit}`;
  }
  // 3억 5000 and 3억5. With 원 the amount is explicit.
  if (!before || !/^\d{1,4}$/.test(last)) return null;
  return `${before}${last}${last.length === 1 ? '천' : ''}${unit}`;
}

/** Replaces the only comma with a point, as in 2,5억. Returns null unless a unit follows. */
function withPoint(text: string): string | null {
  return /^[^,]*\d,\d{1,4}[조억만][^,]*$/.test(text) ? text.replace(',', '.') : null;
}

const numerals = '영일이삼사오육칠팔구';

/** Replaces numerals with digits: 삼억오천만 becomes 3억5천만. */
function spellDigits(text: string): string {
  return text
    .replaceAll('공', '영')
    .replace(new RegExp(`[${numerals}]`, 'g'), (numeral) => String(numerals.indexOf(numeral)));
}

/** Inserts a comma before every third digit from the end. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

const units: [name: string, unit: bigint][] = [
  ['경', 10n ** 16n],
  ['조', 10n ** 12n],
  ['억', 10n ** 8n],
  ['만', 10n ** 4n],
];

/** Reads digits, or digits with units. */
function readPlain(text: string): bigint | null {
  return /^\d{1,17}$/.test(text) ? BigInt(text) : readWords(text.replace(/^만/, '1만'));
}

function readWords(text: string): bigint | null {
  const [, ...sections] =
    /^(?:([^경]+)경)?(?:([^조]+)조)?(?:([^억]+)억)?(?:([^만]+)만)?(.*)$/.exec(text) ?? [];
  const amounts = sections.flatMap((section, index) =>
    section ? [readSection(section, units[index]?.[1] ?? 1n)] : [],
  );
  if (amounts.length === 0) return null;
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount));
}

/** Reads 2345, 2천3백, 천, and 1.5 before a unit. */
function readSection(section: string, unit: bigint): bigint | null {
  const [, whole, decimals = ''] = /^(\d{1,5})\.(\d{1,4})$/.exec(section) ?? [];
  if (whole !== undefined && unit > 1n) {
    return (BigInt(whole + decimals.padEnd(4, '0')) * unit) / 10_000n;
  }
  const words = /^(?:(\d*)(천))?(?:(\d*)(백))?(?:(\d*)(십))?(\d{0,6})$/.exec(section);
  if (!words) return null;
  const [, thousands, thousand, hundreds, hundred, tens, ten, ones] = words;
  const times = (count: string | undefined, word: string | undefined, by: bigint) =>
    word ? BigInt(count || 1) * by : 0n;
  return (
    unit *
    (times(thousands, thousand, 1000n) +
      times(hundreds, hundred, 100n) +
      times(tens, ten, 10n) +
      BigInt(ones || 0))
  );
}
