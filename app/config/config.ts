import * as v from 'valibot';
import { actAsAccountOf } from '#app/platform/data-account.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { delivery } from './delivery.ts';
import { type EnvFile, readEnvFile } from './env-file.ts';
import { operation } from './operation.ts';
import { brokenRules } from './rules.ts';
import { Settings, settingNames } from './settings.ts';
import { site } from './site.ts';
import { settingWarnings, type Warning } from './warnings.ts';

type Environment = Record<string, string | undefined>;

/** The configuration of the site, as the schemas of its areas define it. */
export type Config = v.InferOutput<typeof Settings>;

/** Settings that alerts need. */
export type AlertSettings = Pick<
  Config,
  'alertWebhook' | 'alertMail' | 'deskMail' | 'hasOperator' | 'origin'
>;

type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads the configuration from the environment. Returns all of it, or every fault. */
export function readConfig(environment: Environment): ConfigResult {
  const given = givenIn(environment);
  const { success, issues = [], output } = v.safeParse(Settings, given);
  const faults = [
    ...issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...brokenRules(given).map(([name, sentence]) => `${name}: ${sentence}`),
  ];
  return success && faults.length === 0 ? { ok: true, config: output } : { ok: false, faults };
}

function givenIn(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Reads the settings that alerts need. Ignores faults in other settings, which an alert may have to report. */
export function readAlertSettings(environment = readEnvironment()): AlertSettings {
  const given = givenIn(environment);
  const only = (...names: string[]) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  const [place, watching, reaching] = [
    v.safeParse(site, only('ORIGIN')),
    v.safeParse(operation, only('ALERT_WEBHOOK_URL')),
    v.safeParse(delivery, only('SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'ALERT_MAIL_TO')),
  ];
  return {
    origin: place.success ? place.output.origin : new URL('http://localhost'),
    alertWebhook: watching.success ? watching.output.alertWebhook : null,
    alertMail: reaching.success ? reaching.output.alertMail : null,
    deskMail: reaching.success ? reaching.output.deskMail : null,
    hasOperator: reaching.success && reaching.output.hasOperator,
  };
}

/** The environment of this process. Variables that it lacks come from `.env` in the working directory. */
function readEnvironment(): Environment {
  return { ...fileOrExit().settings, ...process.env };
}

/**
 * Returns the configuration of this process. If the process is root, it switches to the account that owns the data
 * folder. If the configuration has faults, it prints all of them and exits with code 1.
 *
 * @param options.staysRoot keeps root, for callers that leave the data folder alone or work on it as its account
 */
export function configOrExit(options?: { staysRoot: boolean }): Config {
  return settingsOrExit(options).config;
}

/** Like `configOrExit`, with warnings about possible mistakes. Reads `.env` once, because it may be a pipe. */
export function settingsOrExit({ staysRoot } = { staysRoot: false }): {
  config: Config;
  warnings: Warning[];
} {
  const file = fileOrExit();
  if (file.unknown.length > 0) print(`.env에 모르는 이름이 있습니다: ${file.unknown.join(', ')}`);
  if (file.unread.length > 0) {
    print(
      `.env의 ${file.unread.join(', ')}번째 줄은 이름=값이 아니어서 읽지 않았습니다. 설명이면 앞에 #을 붙여 주세요.`,
    );
  }
  const environment = { ...file.settings, ...process.env };
  const ofFile = file.warnings.filter(([name]) => process.env[name] === undefined);
  const result = readConfig(environment);
  if (result.ok && file.faults.length === 0) {
    if (!staysRoot) giveUpRoot(result.config.dataDir);
    return {
      config: result.config,
      warnings: [...ofFile, ...settingWarnings(givenIn(environment))],
    };
  }
  print('설정에 잘못된 곳이 있어 시작하지 않습니다. .env.example을 보고 고쳐 주세요.');
  for (const fault of [...file.faults, ...(result.ok ? [] : result.faults)]) print(`  - ${fault}`);
  // A value that was cut at `#` may have caused the fault.
  for (const [name, sentence] of ofFile) print(`  - ${name}: ${sentence}`);
  process.exit(1);
}

function giveUpRoot(dataDir: string): void {
  try {
    actAsAccountOf(dataDir);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    print(error.message);
    process.exit(1);
  }
}

function fileOrExit(): EnvFile {
  try {
    return readEnvFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    print(`.env 파일을 읽을 수 없습니다 (${code}). 서버를 돌리는 계정으로 해 주세요.`);
    process.exit(1);
  }
}

function print(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
