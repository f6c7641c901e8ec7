import * as v from 'valibot';
import { isLoopback } from '#app/platform/loopback.ts';
import { count } from './formats.ts';

const databaseUrl = v.pipe(
  v.string(),
  v.url('postgres://사용자:암호@호스트:5432/이름처럼 적습니다'),
  v.check((value) => /^postgres(ql)?:/.test(value), 'postgres://로 시작합니다'),
  v.check((value) => hostOf(value) !== '', '서버의 이름이나 주소를 적습니다'),
  v.check(
    // Of the modes only these mean the same to pg and to PostgreSQL's own programs (decision 014).
    (value) =>
      isNear(hostOf(value)) ||
      ['verify-full', 'disable'].includes(parameter(value, 'sslmode') ?? ''),
    '다른 컴퓨터의 데이터베이스와는 TLS로 이야기합니다. 주소 끝에 ?sslmode=verify-full을 붙입니다. 남이 엿들을 수 없는 내부망이면 ?sslmode=disable을 붙입니다',
  ),
);

function hostOf(address: string): string {
  return parameter(address, 'host') ?? URL.parse(address)?.hostname ?? '';
}

/** As pg reads it: the last one counts, and a host among them goes before the one in its place. */
function parameter(address: string, name: string): string | undefined {
  return URL.parse(address)?.searchParams.getAll(name).at(-1);
}

/** On this machine: by its name, or through a socket in its file system. None is told of above. */
function isNear(host: string): boolean {
  return isLoopback(host) || /^(\/|%2f|$)/i.test(host);
}

/** ID:KEY, the key being 32 bytes in base64. The first one seals, all of them open. */
const sealKeys = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim().split(':'))),
  v.check(
    (items) => items.every((item) => item.length === 2 && /^[\w-]{1,16}$/.test(item[0] ?? '')),
    '이름:열쇠 꼴로, 여럿이면 쉼표로 나누어 적습니다. 이름은 영문자와 숫자 16자까지입니다',
  ),
  v.transform((items) =>
    items.map(([id = '', key = '']) => ({ id, secret: Buffer.from(key, 'base64') })),
  ),
  v.check(
    (keys) => keys.every(({ secret }) => secret.byteLength === 32),
    '열쇠는 32바이트를 base64로 적은 것입니다. openssl rand -base64 32로 만듭니다',
  ),
  v.check(
    (keys) => new Set(keys.map(({ id }) => id)).size === keys.length,
    '열쇠의 이름이 겹칩니다',
  ),
);

/** Where requests are kept, under which keys, and for how long. */
export const storageSettings = {
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(databaseUrl),
  SEAL_KEYS: v.optional(sealKeys),
  /** After the last contact. */
  RETENTION_MONTHS: v.optional(count(1, 120), '12'),
  /** Backups older than this are deleted. */
  BACKUP_DAYS: v.optional(count(1, 3650), '30'),
};
