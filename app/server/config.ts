import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { MailboxAddress } from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { firm } from '#app/content/firm.ts';
import { Settings, settingNames } from './settings.ts';

/** What the site was told from outside. */
export interface Config {
  origin: URL;
  /** Names, in small letters, under which the site answers besides the origin's own. */
  allowedHosts: string[];
  listen: { host: string; port: number };
  dataDir: string;
  channels: readonly ChannelConfig[];
  verification: { naver?: string | undefined; google?: string | undefined };
  /** A public host for icons that the site does not carry; null: none is asked (IC-4). */
  iconFallback: URL | null;
  logLevel: string;
}

export type ChannelConfig =
  | { name: 'mail'; url: URL; from: MailboxAddress; to: MailboxAddress[] }
  | { name: 'file'; from: MailboxAddress; to: MailboxAddress[] };

type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads the configuration from the environment: all of it, or the complete list of faults. */
export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const { success, issues, output } = v.safeParse(Settings, given);
  if (!success) {
    return { ok: false, faults: issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) };
  }
  return {
    ok: true,
    config: {
      origin: output.ORIGIN ?? new URL(`http://localhost:${output.PORT}`),
      allowedHosts: output.ALLOWED_HOSTS,
      listen: { host: output.HOST, port: output.PORT },
      dataDir: output.DATA_DIR,
      channels: channelConfigs(output),
      verification: {
        naver: output.NAVER_SITE_VERIFICATION,
        google: output.GOOGLE_SITE_VERIFICATION,
      },
      iconFallback: output.ICON_FALLBACK ?? null,
      logLevel: output.LOG_LEVEL,
    },
  };
}

/**
 * The configuration of this process, `.env` in the working directory included: what is set outside
 * wins. With faults it prints all of them and exits with code 1.
 */
export function configOrExit(): Config {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
    const names = Object.keys(parseEnv(readFileSync('.env', 'utf8')));
    const unknown = names.filter((name) => !settingNames.includes(name));
    if (unknown.length > 0) say(`.env에 모르는 이름이 있습니다: ${unknown.join(', ')}`);
  }
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  say('설정에 잘못된 곳이 있어 시작하지 않습니다. .env.example을 보고 고쳐 주세요.');
  for (const fault of result.faults) say(`  - ${fault}`);
  process.exit(1);
}

/** The channels asked for; without a word about them, mail if it is set up, else files. */
function channelConfigs({ CHANNELS, SMTP_URL: url, MAIL_FROM, MAIL_TO }: Settings) {
  const names = CHANNELS?.length ? CHANNELS : [url ? 'mail' : 'file'];
  const own = { name: firm.name, address: firm.email };
  const from = MAIL_FROM?.[0] ?? own;
  const to = MAIL_TO ?? [own];
  return names.map(
    (name): ChannelConfig =>
      name === 'mail' && url ? { name, url, from, to } : { name: 'file', from, to },
  );
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
