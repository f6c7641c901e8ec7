import { readFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import type { TrackingTools } from '#app/tracking/tools.ts';
import {
  type ChannelConfig,
  type ConfirmationConfig,
  channelConfigs,
  confirmationConfig,
} from './channels.ts';
import { type ErrorReportsConfig, errorReportsConfig } from './error-reports.ts';
import { missingSettings, Settings, settingNames } from './settings.ts';
import { trackingTools } from './tracking.ts';

/** What the site was told from outside. */
export interface Config {
  origin: URL;
  /** Names, in small letters, under which the site answers besides the origin's own. */
  allowedHosts: string[];
  listen: { host: string; port: number };
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  /** Folder of the embedded database, of key and letter files, and of backups. */
  dataDir: string;
  /** PostgreSQL; null: the embedded database. */
  databaseUrl: string | null;
  /** Keys that requests are sealed with, the current one first; null: a key file is made. */
  sealKeys: readonly SealKey[] | null;
  /** How long after the last contact a request is kept. */
  retentionMonths: number;
  backupDays: number;
  channels: readonly ChannelConfig[];
  /** What carries confirmations to visitors; null: none are offered. */
  confirmation: ConfirmationConfig | null;
  metrics: { port: number | null; token: string | null };
  /** Where alerts go besides the log. */
  alertWebhook: URL | null;
  /** Null: unexpected errors are told to the log alone. */
  errorReports: ErrorReportsConfig | null;
  verification: { naver?: string | undefined; google?: string | undefined };
  /** By which search engines know that a change is told by the site itself; null: none is told. */
  indexNowKey: string | null;
  /** A public host for icons that the site does not carry; null: none is asked (IC-4). */
  iconFallback: URL | null;
  logLevel: string;
  /** Tools of other companies that learn of visits and conversions. */
  tracking: TrackingTools;
}

/** 32 bytes for AES-256, under a name by which what it sealed is opened again. */
export interface SealKey {
  id: string;
  secret: Buffer;
}

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
  const faults = [
    ...(issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...missingSettings(given),
  ];
  if (!success || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    config: {
      origin: output.ORIGIN ?? new URL(`http://localhost:${output.PORT}`),
      allowedHosts: output.ALLOWED_HOSTS,
      listen: { host: output.HOST, port: output.PORT },
      trustedProxies: output.TRUSTED_PROXIES,
      dataDir: output.DATA_DIR,
      databaseUrl: output.DATABASE_URL ?? null,
      sealKeys: output.SEAL_KEYS ?? null,
      retentionMonths: output.RETENTION_MONTHS,
      backupDays: output.BACKUP_DAYS,
      channels: channelConfigs(output),
      confirmation: confirmationConfig(output),
      metrics: { port: output.METRICS_PORT ?? null, token: output.METRICS_TOKEN ?? null },
      alertWebhook: output.ALERT_WEBHOOK_URL ?? null,
      errorReports: errorReportsConfig(output),
      verification: {
        naver: output.NAVER_SITE_VERIFICATION,
        google: output.GOOGLE_SITE_VERIFICATION,
      },
      indexNowKey: output.INDEXNOW_KEY ?? null,
      iconFallback: output.ICON_FALLBACK ?? null,
      logLevel: output.LOG_LEVEL,
      tracking: trackingTools(output),
    },
  };
}

/** What this process was given, `.env` in the working directory included: what is set outside wins. */
function readEnvironment(): Record<string, string | undefined> {
  const file = readEnvFile();
  const unknown = Object.keys(file).filter((name) => !settingNames.includes(name));
  if (unknown.length > 0) say(`.env에 모르는 이름이 있습니다: ${unknown.join(', ')}`);
  return { ...file, ...process.env };
}

/** The configuration of this process. With faults it prints all of them and exits with code 1. */
export function configOrExit(environment = readEnvironment()): Config {
  const result = readConfig(environment);
  if (result.ok) return result.config;
  say('설정에 잘못된 곳이 있어 시작하지 않습니다. .env.example을 보고 고쳐 주세요.');
  for (const fault of result.faults) say(`  - ${fault}`);
  process.exit(1);
}

function readEnvFile(): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    // What the file system throws has a code.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    say(`.env 파일을 읽을 수 없습니다 (${code}). 서버를 돌리는 계정으로 해 주세요.`);
    process.exit(1);
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
