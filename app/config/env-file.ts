import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { settingNames } from './settings.ts';

/** What `.env` says, and what is wrong with how it says it. */
export interface EnvFile {
  settings: Record<string, string | undefined>;
  /** Names that are no setting and like none. */
  unknown: string[];
  /** A sentence each. */
  faults: string[];
}

/**
 * `.env` in the working directory; empty where there is none.
 *
 * @throws what the file system does where the file cannot be read
 */
export function readEnvFile(): EnvFile {
  try {
    return envFile(readFileSync('.env', 'utf8'));
  } catch (error) {
    // What the file system throws has a code.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return envFile('');
    throw error;
  }
}

/**
 * Reads the text of a `.env` file. A name that is mistyped would otherwise leave its setting empty without a word, and of
 * a name that stands twice the first value would not count.
 */
export function envFile(written: string): EnvFile {
  // Editors of Windows begin a file with a mark that nobody sees.
  const text = written.replace(/^\uFEFF/, '');
  const settings = parseEnv(text);
  const strangers = Object.keys(settings).filter((name) => !settingNames.includes(name));
  const near = strangers.flatMap((name) => {
    const meant = meantBy(name);
    return meant ? [[name, meant] as const] : [];
  });
  const faults = near.map(
    ([name, meant]) =>
      `.env의 ${linesOf(text, name)[0]?.line}번째 줄 ${name}: ${meant}을 뜻하셨나요?`,
  );
  for (const name of settingNames) {
    const lines = linesOf(text, name);
    if (lines.filter(({ value }) => value !== '').length === 0 || lines.length < 2) continue;
    // An empty line of the example before it says nothing else.
    if (lines.slice(0, -1).every(({ value }) => value === '')) continue;
    const numbers = lines.map(({ line }) => line).join(', ');
    faults.push(`${name}: .env의 ${numbers}번째 줄에 거듭 있습니다. 하나만 남겨 주세요`);
  }
  const likeNone = strangers.filter((name) => !near.some(([one]) => one === name));
  return { settings, unknown: likeNone, faults };
}

/**
 * The setting that a name is like: by its letters in capitals, or but for a letter or two where it is long. Names of other
 * programs, such as PGHOST, are like none.
 */
function meantBy(name: string): string | null {
  const capitals = name.toUpperCase().replaceAll('-', '_');
  const nearest = closest(capitals, [...settingNames]);
  const mistyped = nearest.length < 6 ? 0 : nearest.length < 8 ? 1 : 2;
  return distance(capitals, nearest) <= mistyped ? nearest : null;
}

function linesOf(text: string, name: string): { line: number; value: string }[] {
  const pattern = new RegExp(`^\\s*(?:export\\s+)?${RegExp.escape(name)}\\s*=(.*)$`);
  return text.split(/\r?\n/).flatMap((words, index) => {
    const value = pattern.exec(words)?.[1];
    return value === undefined ? [] : [{ line: index + 1, value: value.trim() }];
  });
}
