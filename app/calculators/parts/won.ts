/** The largest amount that a field takes: 1경 원. */
export const MAX_WON = 10n ** 16n;

/**
 * An amount as it is read in Korean: 9억 원, 1억 2,345만 원, 6,789원.
 *
 * @param won whole won; below zero it begins with a minus sign
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
 * Reads an amount as people write it: 900,000,000, 9억, 3억 5천만 원, 1.5억.
 *
 * @returns won; null for what is empty, no amount, or more than `MAX_WON`
 */
export function parseWon(text: string): bigint | null {
  const plain = narrow(text).replace(/[\s,]|원$/g, '');
  const won = /^\d{1,17}$/.test(plain) ? BigInt(plain) : readWords(plain);
  return won !== null && won <= MAX_WON ? won : null;
}

/** Digits with a comma before every third from the end. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Full-width digits and signs, one for one. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
}

const units: [name: string, unit: bigint][] = [
  ['경', 10n ** 16n],
  ['조', 10n ** 12n],
  ['억', 10n ** 8n],
  ['만', 10n ** 4n],
];

function readWords(text: string): bigint | null {
  const [, ...sections] =
    /^(?:([^경]+)경)?(?:([^조]+)조)?(?:([^억]+)억)?(?:([^만]+)만)?(.*)$/.exec(text) ?? [];
  const given = sections.map((section, index) => ({ section, unit: units[index]?.[1] ?? 1n }));
  let sum = 0n;
  let any = false;
  for (const { section, unit } of given) {
    if (!section) continue;
    const value = readSection(section, unit);
    if (value === null) return null;
    sum += value;
    any = true;
  }
  return any ? sum : null;
}

/** 2345, 2천3백, 천, and before a unit 1.5. */
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
