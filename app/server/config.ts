import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { firm } from '#app/content/firm.ts';

/** Everything that can be set from outside. `.env.example` explains each to the operator. */
export interface Config {
  /** The address that visitors use, without a slash at the end. */
  origin: URL;
  /** Names under which the site answers besides the origin's own. */
  allowedHosts: string[];
  listen: { host: string; port: number };
  dataDir: string;
  channels: readonly ChannelConfig[];
  verification: { naver?: string | undefined; google?: string | undefined };
  logLevel: string;
}

export type ChannelConfig =
  | { name: 'mail'; url: URL; from: string; to: string[] }
  | { name: 'file'; from: string; to: string[] };

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

type Settings = v.InferOutput<typeof Settings>;

/** The names of all environment variables that the site reads. */
export const settingNames = () => Object.keys(Settings.entries);

/** Reads the configuration from the environment: all of it, or the complete list of faults. */
export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(
    Object.keys(Settings.entries).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = v.safeParse(Settings, given);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`),
    };
  }
  const settings = parsed.output;
  const origin = settings.ORIGIN ?? new URL(`http://localhost:${settings.PORT}`);
  return {
    ok: true,
    config: {
      origin,
      allowedHosts: settings.ALLOWED_HOSTS ?? [],
      listen: { host: settings.HOST, port: settings.PORT },
      dataDir: settings.DATA_DIR,
      channels: channelConfigs(settings),
      verification: {
        naver: settings.NAVER_SITE_VERIFICATION,
        google: settings.GOOGLE_SITE_VERIFICATION,
      },
      logLevel: settings.LOG_LEVEL,
    },
  };
}

/**
 * The configuration of this process, `.env` in the working directory included: what is set outside
 * wins. With faults it prints all of them and exits with code 1.
 */
export function configOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  const list = result.faults.map((fault) => `  - ${fault}`).join('\n');
  process.stderr.write(
    `설정에 잘못된 곳이 있어 시작하지 않습니다. .env.example을 보고 고쳐 주세요.\n${list}\n`,
  );
  process.exit(1);
}

/** True for an address that only this machine can reach. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const origin = v.pipe(
  v.string(),
  v.url('https://www.example.com처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^https?:$/.test(protocol), 'http 또는 https 주소여야 합니다'),
  v.check((url) => url.href === `${url.origin}/`, '경로 없이 주소만 적습니다'),
);

const smtpUrl = v.pipe(
  v.string(),
  v.url('smtp://사용자:암호@호스트:587처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^smtps?:$/.test(protocol), 'smtp:// 또는 smtps://로 시작합니다'),
);

const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
);

const Settings = v.pipe(
  v.object({
    ORIGIN: v.optional(origin),
    ALLOWED_HOSTS: v.optional(list),
    HOST: v.optional(v.string(), '127.0.0.1'),
    PORT: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/, '포트 번호를 적습니다'), v.transform(Number)),
      '3000',
    ),
    DATA_DIR: v.optional(v.string(), 'data'),
    CHANNELS: v.optional(
      v.pipe(list, v.array(v.picklist(['mail', 'file'], 'mail, file 가운데서 적습니다'))),
    ),
    SMTP_URL: v.optional(smtpUrl),
    MAIL_FROM: v.optional(v.string()),
    MAIL_TO: v.optional(list),
    NAVER_SITE_VERIFICATION: v.optional(v.string()),
    GOOGLE_SITE_VERIFICATION: v.optional(v.string()),
    LOG_LEVEL: v.optional(
      v.picklist(
        ['debug', 'info', 'warn', 'error', 'silent'],
        'debug, info, warn, error, silent 가운데 하나입니다',
      ),
      'info',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['ORIGIN'], ['CHANNELS'], ['SMTP_URL']],
      ({ ORIGIN, CHANNELS, SMTP_URL }) =>
        CHANNELS !== undefined || SMTP_URL !== undefined || !ORIGIN || isLoopback(ORIGIN.hostname),
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

/** The channels asked for; without a word about them, mail if it is set up, else files. */
function channelConfigs(settings: Settings): ChannelConfig[] {
  const { SMTP_URL: url, CHANNELS: names = url ? ['mail'] : ['file'] } = settings;
  const addresses = {
    from: settings.MAIL_FROM ?? firm.email,
    to: settings.MAIL_TO ?? [firm.email],
  };
  return names.map((name) =>
    name === 'mail' && url ? { name, url, ...addresses } : { name: 'file', ...addresses },
  );
}
