import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { type EnvLine, envLines } from './env-lines.ts';
import { type SettingName, settingNames } from './settings.ts';
import type { Warning } from './warnings.ts';

/** Settings of a `.env` file, and the mistakes in how it is written. */
export interface EnvFile {
  settings: Record<string, string | undefined>;
  /** Names that neither are settings nor resemble one. */
  unknown: string[];
  /** 1-based numbers of lines that contain neither a setting nor a comment. */
  unread: number[];
  /** One sentence per fault. */
  faults: string[];
  /** Values that were cut at a `#` that may belong to them. */
  warnings: Warning[];
}

/**
 * Reads `.env` in the working directory. A missing file counts as an empty one.
 *
 * @throws the error of the file system if the file exists but cannot be read
 */
export function readEnvFile(): EnvFile {
  try {
    return envFile(readFileSync('.env', 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return envFile('');
    throw error;
  }
}

/**
 * Parses the text of a `.env` file. Reports mistyped names, whose settings would silently stay empty, and repeated
 * names, whose first value would be lost.
 */
export function envFile(written: string): EnvFile {
  // Windows editors begin a file with an invisible byte order mark.
  const text = written.replace(/^\uFEFF/, '');
  const lines = envLines(text);
  const assigned = lines.filter(({ value }) => value !== null);
  const strangers = [...new Set(assigned.map(({ name }) => name))].filter((name) => !isOurs(name));
  const near = strangers.flatMap((name) => {
    const meant = meantBy(name);
    return meant ? [[name, meant] as const] : [];
  });
  const faults = near.map(([name, meant]) => {
    const line = assigned.find((one) => one.name === name)?.line;
    return `.env의 ${line}번째 줄 ${name}: ${meant}을 뜻하셨나요?`;
  });
  for (const name of settingNames) {
    const own = assigned.filter((line) => line.name === name);
    if (own.filter(({ value }) => value !== '').length === 0 || own.length < 2) continue;
    // Empty values above the last one, as in .env.example, contradict nothing.
    if (own.slice(0, -1).every(({ value }) => value === '')) continue;
    const numbers = own.map(({ line }) => line).join(', ');
    faults.push(`${name}: .env의 ${numbers}번째 줄에 거듭 있습니다. 하나만 남겨 주세요`);
  }
  const unread: number[] = [];
  for (const { line, name, value } of lines) {
    if (value !== null) continue;
    const meant = meantBy(name);
    if (!meant) unread.push(line);
    else {
      faults.push(
        `${meant}: .env의 ${line}번째 줄은 읽을 수 없습니다. 이름 바로 뒤에 =를 붙여 ${meant}=값처럼 적어 주세요`,
      );
    }
  }
  return {
    settings: parseEnv(text),
    unknown: strangers.filter((name) => !near.some(([one]) => one === name)),
    unread,
    faults: [...faults, ...assigned.flatMap(brokenQuotes)],
    warnings: assigned.flatMap(cutByHash),
  };
}

function isOurs(name: string): name is SettingName {
  return settingNames.includes(name);
}

function brokenQuotes({ line, name, trouble }: EnvLine): string[] {
  if (!isOurs(name)) return [];
  if (trouble === 'open') {
    return [
      `${name}: .env의 ${line}번째 줄에서 연 따옴표가 그 줄에서 닫히지 않습니다. 닫거나 빼 주세요`,
    ];
  }
  if (trouble === 'rest') {
    return [
      `${name}: .env의 ${line}번째 줄에서 닫는 따옴표 뒤의 글은 읽지 않습니다. 값에 따옴표가 있으면 전체를 다른 따옴표로 감싸 주세요`,
    ];
  }
  return [];
}

function cutByHash({ line, name, trouble }: EnvLine): Warning[] {
  if (trouble !== 'hash' || !isOurs(name)) return [];
  return [
    [
      name,
      `.env의 ${line}번째 줄에서 # 앞까지만 읽었습니다. #도 값이면 값을 따옴표로 감싸고, #부터 설명이면 그 앞을 한 칸 띄웁니다`,
    ],
  ];
}

/**
 * The setting that a name resembles: equal in capitals or, for a longer name, different by one or two letters. Names
 * of other programs, such as PGHOST, resemble none.
 */
function meantBy(name: string): string | null {
  const capitals = name.toUpperCase().replaceAll('-', '_');
  const nearest = closest(capitals, [...settingNames]);
  const mistyped = nearest.length < 6 ? 0 : nearest.length < 8 ? 1 : 2;
  return distance(capitals, nearest) <= mistyped ? nearest : null;
}
