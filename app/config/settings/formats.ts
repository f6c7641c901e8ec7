import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { isLoopback } from '#app/platform/loopback.ts';

/** How values are written in the environment; each refusal says in Korean how to write it. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, '포트 번호를 적습니다'),
  v.transform(Number),
  v.maxValue(65_535, '포트 번호는 65535까지입니다'),
);

/** Items between commas, each once. */
export const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.transform((items) => [...new Set(items.filter(Boolean))]),
);

export const origin = v.pipe(
  v.string(),
  v.url('https://www.example.com처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^https?:$/.test(protocol), 'http 또는 https 주소여야 합니다'),
  v.check((url) => url.href === `${url.origin}/`, '경로 없이 주소만 적습니다'),
);

/** An address of another company that is asked over TLS, or one on this machine; the shape says how it is written. */
export function secureUrl(shape = 'https://hooks.example.com/…처럼 적습니다') {
  return v.pipe(
    v.string(),
    v.url(shape),
    v.transform((value) => new URL(value)),
    v.check(
      ({ protocol, hostname }) =>
        protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)),
      'https 주소여야 합니다',
    ),
  );
}

/** One or more mail addresses, with names or without: 상담 <desk@example.com>, b@example.com. */
export const mailAddresses = v.pipe(
  v.string(),
  v.transform((value) => addressparser(value, { flatten: true })),
  v.check(
    (found) => found.length > 0 && found.every(({ address }) => /^[^@\s]+@[^@\s]+$/.test(address)),
    'desk@example.com처럼 전자우편 주소를 적습니다',
  ),
);

/** A count within bounds, both included. */
export function count(from: number, to: number) {
  const range = `${from}부터 ${to}까지의 수를 적습니다`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, range),
    v.transform(Number),
    v.minValue(from, range),
    v.maxValue(to, range),
  );
}
