import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { isLoopback } from '#app/platform/loopback.ts';

/** Formats of values in the environment. Each error message explains the format in Korean. */

/** A setting that may be left out; its value is null then. */
export function optional<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.nullish(schema, null);
}

export function matching(pattern: RegExp, sentence: string) {
  return v.pipe(v.string(), v.regex(pattern, sentence));
}

/** Items separated by commas, without duplicates. */
export const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.transform((items) => [...new Set(items.filter(Boolean))]),
);

/** An integer in a range that includes both ends. */
export function count(from: number, to: number) {
  const range = `${from}부터 ${to}까지의 수를 적습니다`;
  return v.pipe(
    matching(/^\d{1,6}$/, range),
    v.transform(Number),
    v.minValue(from, range),
    v.maxValue(to, range),
  );
}

export const port = v.pipe(
  matching(/^\d{1,5}$/, '포트 번호를 적습니다'),
  v.transform(Number),
  v.minValue(1, '포트 번호는 1부터입니다. 0이면 어디에 열렸는지 알 수 없습니다'),
  v.maxValue(65_535, '포트 번호는 65535까지입니다'),
);

/** @param shape the expected format of the address, shown as the error message */
export function url(shape: string) {
  return v.pipe(
    v.string(),
    v.url(shape),
    v.transform((value) => new URL(value)),
  );
}

/** `fetch` rejects an address with credentials, so nothing would ever be sent there. */
const withoutAccount = v.check(
  ({ username, password }: URL) => username + password === '',
  '주소 안에 아이디나 암호(@ 앞)를 적으면 쓸 수 없습니다. 빼고 적습니다',
);

export const origin = v.pipe(
  url('https://www.example.com처럼 적습니다'),
  v.check(({ protocol }) => /^https?:$/.test(protocol), 'http 또는 https 주소여야 합니다'),
  withoutAccount,
  v.check(
    ({ pathname, search, hash }) => pathname + search + hash === '/',
    '경로 없이 주소만 적습니다',
  ),
);

/** True for https, and for http on this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Another company's server. */
export function secureUrl(shape: string) {
  return v.pipe(url(shape), v.check(isSecure, 'https 주소여야 합니다'));
}

/** An address that the site posts to. */
export const receiver = v.pipe(
  secureUrl('https://hooks.example.com/…처럼 적습니다'),
  withoutAccount,
  v.check(({ pathname }) => !/(,|%20|;)https?:/.test(pathname), '주소는 하나만 적습니다'),
);

/** One or more mail addresses, with or without names: 상담 <desk@example.com>, b@example.com. */
export const mailAddresses = v.pipe(
  v.string(),
  v.transform((value) => addressparser(value, { flatten: true })),
  v.check(
    (found) => found.length > 0 && found.every(({ address }) => /^[^@\s]+@[^@\s]+$/.test(address)),
    'desk@example.com처럼 전자우편 주소를 적습니다',
  ),
  v.check(
    // If the comma is missing, the parser reads one address as the name of the other.
    (found) => found.every(({ name, address }) => name === address || !/\S@\S+\.\S/.test(name)),
    '주소가 여럿이면 쉼표로 나눕니다',
  ),
);
