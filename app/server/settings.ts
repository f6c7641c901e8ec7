import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';

export type Settings = v.InferOutput<typeof Settings>;

const origin = v.pipe(
  v.string(),
  v.url('https://www.example.com처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^https?:$/.test(protocol), 'http 또는 https 주소여야 합니다'),
  v.check((url) => url.href === `${url.origin}/`, '경로 없이 주소만 적습니다'),
);

const iconHost = v.pipe(
  origin,
  v.check(
    ({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
    'https 주소여야 합니다',
  ),
);

const smtpUrl = v.pipe(
  v.string(),
  v.url('smtp://사용자:암호@호스트:587처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^smtps?:$/.test(protocol), 'smtp:// 또는 smtps://로 시작합니다'),
  v.check(isDecodable, '아이디나 암호의 특수 문자는 %40처럼 적습니다. %는 %25입니다'),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, '포트 번호를 적습니다'),
  v.transform(Number),
  v.maxValue(65_535, '포트 번호는 65535까지입니다'),
);

const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.transform((items) => [...new Set(items.filter(Boolean))]),
);

const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[\w.-]+$/, '호스트 이름만, 포트 없이 적습니다'),
);

const channel = v.picklist(['mail', 'file'], 'mail, file 가운데서 적습니다');

/** One or more mail addresses, with names or without: 상담 <desk@example.com>, b@example.com. */
const addresses = v.pipe(
  v.string(),
  v.transform((value) => addressparser(value, { flatten: true })),
  v.check(
    (found) => found.length > 0 && found.every(({ address }) => /^[^@\s]+@[^@\s]+$/.test(address)),
    'desk@example.com처럼 전자우편 주소를 적습니다',
  ),
);

const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  'debug, info, warn, error, silent 가운데 하나입니다',
);

/** Every environment variable that the site reads. `.env.example` explains each to the operator. */
const entries = {
  ORIGIN: v.optional(origin),
  ALLOWED_HOSTS: v.optional(v.pipe(list, v.array(host)), ''),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.string(), 'data'),
  CHANNELS: v.optional(v.pipe(list, v.array(channel))),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(addresses),
  MAIL_TO: v.optional(addresses),
  NAVER_SITE_VERIFICATION: v.optional(v.string()),
  GOOGLE_SITE_VERIFICATION: v.optional(v.string()),
  ICON_FALLBACK: v.optional(iconHost),
  LOG_LEVEL: v.optional(logLevel, 'info'),
};

export const settingNames = Object.keys(entries);

/** A site that others can reach must have a way for its requests to reach the firm. */
export const Settings = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['ORIGIN'], ['CHANNELS'], ['SMTP_URL']],
      ({ ORIGIN, CHANNELS, SMTP_URL }) => isLocal(ORIGIN) || Boolean(CHANNELS?.length || SMTP_URL),
      '신청이 법인에 닿을 길이 없습니다. SMTP_URL을 적거나, 파일로만 받으려면 CHANNELS=file을 적습니다',
    ),
    ['CHANNELS'],
  ),
  v.forward(
    v.partialCheck(
      [['CHANNELS'], ['SMTP_URL']],
      ({ CHANNELS, SMTP_URL }) => !CHANNELS?.includes('mail') || SMTP_URL !== undefined,
      'mail 통로에는 SMTP 서버가 필요합니다',
    ),
    ['SMTP_URL'],
  ),
);

/** True for a name that only this machine can reach. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isLocal(site: URL | undefined): boolean {
  return !site || isLoopback(site.hostname);
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    // A lone %: said as a fault of the setting.
    return false;
  }
}
