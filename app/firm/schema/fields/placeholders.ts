/** A value that only the sample may have. */
interface Placeholder {
  path: (string | number)[];
  value: string;
  why: string;
}

const PHONE = '실제 번호가 아닙니다';

/** Words that only the sample has, in any field, and the reason to report them. */
const anywhere: [words: RegExp, why: string][] = [
  [/등록 예정|적는 자리$/, '견본에만 두는 말입니다'],
  [/^(?:예시대학교|예시법률사무소|법무법인 예시) /, '견본의 경력입니다'],
  [/\bexample\.(?:com|org|net|co\.kr|kr)\b|[/_@]example\b/i, '견본의 주소입니다'],
  [/[○◯〇●]{2}|(?<![\d,.:])(?:00|OO|XX)(?:만|천|원|분|년)/i, '○○ 자리를 채우지 않았습니다'],
  [/^\/pictures\/sample-/i, '견본의 그림입니다'],
  [
    /\bsample[- ]mail\b|\/(?:FxYz1234|aBcD1234)$|^서울특별시 서초구 서초대로 1 상담 담당$/i,
    '설명서(docs/editing.md)의 예입니다',
  ],
  [/^0\d{1,2}-(?:0{3,4}-\d{4}|123-4567|1234-5678)$/, PHONE],
];

/** Fields that hold names and places. */
const named =
  /^(?:name|representative|advertisingLawyer|privacyOfficer|address|directions|branches|channels|links|processors|changes|contacts)\b/;

/** The prices of the sample, by their work: the lowest and the highest amount. */
const samplePrices: Readonly<Record<string, readonly [number, number]>> = {
  상속포기·한정승인: [300_000, 600_000],
  '협의서와 상속등기': [800_000, 2_000_000],
  '재산분할 심판': [5_000_000, 15_000_000],
  '유류분 청구': [5_000_000, 15_000_000],
  성년후견: [2_000_000, 4_000_000],
  '유언장과 집행': [500_000, 2_000_000],
};

/** The texts of a firm's or a lawyer's file that are the sample's. */
export function placeholders(data: unknown): Placeholder[] {
  const texts = textsOf(data).flatMap(({ path, value }) => {
    const why = whyPlaceholder(path, value);
    return why ? [{ path, value, why }] : [];
  });
  return [...texts, ...pricesLeft(data)];
}

/** Reports the sample's prices if the firm changed none of them; a single equal price may be its own. */
function pricesLeft(data: unknown): Placeholder[] {
  const { prices } = Object(data);
  if (!Array.isArray(prices)) return [];
  const left = prices.flatMap((price, at) => {
    const { work, from, to } = Object(price);
    const [least, most] = samplePrices[String(work)] ?? [];
    if (least === undefined || Object(from).amount !== least || Object(to).amount !== most)
      return [];
    return [{ path: ['prices', at], value: String(work), why: '견본의 금액입니다' }];
  });
  return left.length < Object.keys(samplePrices).length ? [] : left;
}

function whyPlaceholder(path: readonly (string | number)[], value: string): string | null {
  const [field = ''] = path;
  const last = path.at(-1);
  const known = anywhere.find(([words]) => words.test(value));
  if (known) return known[1];
  if (last === 'map' && value === 'example') return '견본의 약도입니다';
  if (last === 'postalCode' && /^00/.test(value)) return '실제 우편번호가 아닙니다';
  if (last === 'businessNumber' && !isBusinessNumber(value)) {
    return '있을 수 없는 사업자등록번호입니다. 마지막 자리까지 다시 봅니다';
  }
  return named.test(String(field)) && /예시|견본/.test(value) ? '견본에만 두는 말입니다' : null;
}

/** Whether the last digit is the check digit of the others. */
function isBusinessNumber(value: string): boolean {
  const digits = value.replaceAll('-', '').split('').map(Number);
  const [last = 0] = digits.splice(9);
  // The schema reports another form.
  if (!/^\d{3}-\d{2}-\d{5}$/.test(value)) return true;
  if (/^000/.test(value)) return false;
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === last;
}

/** Every text within data, with its path. */
export function textsOf(
  data: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string }[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (Array.isArray(data)) return data.flatMap((one, at) => textsOf(one, [...path, at]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, one]) => textsOf(one, [...path, key]));
}
