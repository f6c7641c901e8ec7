import * as v from 'valibot';
import { retentionMonths } from '#app/firm/view/retention.ts';
import { isLoopback } from '#app/platform/loopback.ts';
import { count, optional } from './formats.ts';

/** A key for AES-256, 32 bytes, with the name under which rows refer to it. */
export interface SealKey {
  id: string;
  secret: Buffer;
}

const databaseUrl = v.pipe(
  v.string(),
  v.url('postgres://사용자:암호@호스트:5432/이름처럼 적습니다'),
  v.check((value) => /^postgres(ql)?:/.test(value), 'postgres://로 시작합니다'),
  v.check((value) => databaseHost(value) !== '', '서버의 이름이나 주소를 적습니다'),
  v.check(
    // pg and PostgreSQL's own programs interpret only these modes alike (decision 014).
    (value) =>
      isOnThisMachine(databaseHost(value)) ||
      ['verify-full', 'disable'].includes(parameter(value, 'sslmode') ?? ''),
    '다른 컴퓨터의 데이터베이스와는 TLS로 이야기합니다. 주소 끝에 ?sslmode=verify-full을 붙입니다. 남이 엿들을 수 없는 내부망이면 ?sslmode=disable을 붙입니다',
  ),
);

/** ID:KEY with a base64 key of 32 bytes. The first key seals, all of them open. */
const sealKeys = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim().split(':'))),
  v.check(
    (items) => items.every((item) => item.length === 2 && /^[\w-]{1,16}$/.test(item[0] ?? '')),
    '이름:열쇠 꼴로, 여럿이면 쉼표로 나누어 적습니다. 이름은 영문자와 숫자 16자까지입니다',
  ),
  v.transform((items) =>
    items.map(([id = '', key = '']): SealKey => ({ id, secret: Buffer.from(key, 'base64') })),
  ),
  v.check(
    (keys) => keys.every(({ secret }) => secret.byteLength === 32),
    '열쇠는 32바이트를 base64로 적은 것입니다. openssl rand -base64 32로 만듭니다',
  ),
  v.check(
    (keys) => new Set(keys.map(({ id }) => id)).size === keys.length,
    '열쇠의 이름이 겹칩니다',
  ),
  v.check(
    // An all-zero key further back may still open what it sealed before.
    ([current]) => current?.secret.some((byte) => byte !== 0) ?? false,
    '맨 앞의 열쇠가 0뿐이라 누구나 신청을 열 수 있습니다. echo "k2:$(openssl rand -base64 32)"로 새 열쇠를 만들어 맨 앞에 적고, 이미 쓰던 열쇠면 쉼표로 나누어 그 뒤에 남깁니다',
  ),
);

/** Storage of requests: the database, the keys and the retention period. */
export const storage = v.pipe(
  v.object({
    DATA_DIR: v.optional(v.string(), 'data'),
    DATABASE_URL: optional(databaseUrl),
    SEAL_KEYS: optional(sealKeys),
    RETENTION_MONTHS: v.optional(count(1, retentionMonths), String(retentionMonths)),
    BACKUP_DAYS: v.optional(count(1, 3650), '30'),
    LINK_DAYS: v.optional(count(1, 90), '30'),
  }),
  v.transform((given) => ({
    /** Folder of the embedded database, the key file, the file channel's mails and the backups. */
    dataDir: given.DATA_DIR,
    /** PostgreSQL; null: the embedded database. */
    databaseUrl: given.DATABASE_URL,
    /** The current key first; null: the site creates a key file. */
    sealKeys: given.SEAL_KEYS,
    /** How long a request is kept after the last contact. */
    retentionMonths: given.RETENTION_MONTHS,
    /** Older backups are deleted. */
    backupDays: given.BACKUP_DAYS,
    /** How long the links in a mail can change a request. */
    linkDays: given.LINK_DAYS,
  })),
);

/** Host of a database: a name, an IP address, or the folder of a socket. */
export function databaseHost(address: string): string {
  return parameter(address, 'host') ?? URL.parse(address)?.hostname ?? '';
}

/** Reads a parameter like pg: the last occurrence counts, and `host` overrides the host of the address. */
function parameter(address: string, name: string): string | undefined {
  return URL.parse(address)?.searchParams.getAll(name).at(-1);
}

/** Whether a host is this machine, by its name or through a socket in the file system. */
function isOnThisMachine(host: string): boolean {
  return isLoopback(host) || /^(\/|%2f|$)/i.test(host);
}
