import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { type Tables, tableNames } from './tables.ts';

/** Number of rows of each table. */
export type BackupCounts = Partial<Record<keyof Tables, number>>;

/** First line of a backup. The rows follow, one per line, then a SHA-256 of all previous lines. */
export type BackupHeader = v.InferOutput<typeof Header>;

export interface BackupRow {
  table: keyof Tables;
  row: Record<string, string | number | null>;
}

/** The file is not a complete backup; the message is in Korean. */
export class BackupFault extends Error {}

const FORMAT = 'inheritance-law-site backup 1';

const table = v.picklist(tableNames);

const Header = v.object({
  format: v.literal(FORMAT),
  /** Name of the last migration. */
  schema: v.string(),
  site: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  counts: v.record(table, v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const Row = v.object({
  table,
  row: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
});

const Footer = v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** The lines of a backup, checksum included. */
export async function* backupLines(
  header: Omit<BackupHeader, 'format'>,
  rows: AsyncIterable<BackupRow>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, ...header });
  for await (const row of rows) yield line(row);
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/**
 * Verifies a whole backup.
 *
 * @throws BackupFault when a byte is missing or changed, or the counts differ from the header
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  const counts: BackupCounts = {};
  let header: BackupHeader | undefined;
  let digest: string | undefined;
  try {
    for await (const line of textLines(file)) {
      const value: unknown = JSON.parse(line);
      const footer = v.safeParse(Footer, value);
      if (footer.success) {
        digest = footer.output.sha256;
        continue;
      }
      if (digest) throw new BackupFault('Lines after the end.');
      hash.update(`${line}\n`);
      if (!header) header = v.parse(Header, value);
      else {
        const { table: name } = v.parse(Row, value);
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new BackupFault(`${file}이 없습니다.`, { cause });
    }
    throw damaged(file, cause);
  }
  if (!header || digest !== hash.digest('hex')) throw damaged(file);
  for (const [name, count] of Object.entries(header.counts)) {
    if ((counts[v.parse(table, name)] ?? 0) !== count) throw damaged(file);
  }
  return header;
}

/** The rows of a verified backup. */
export async function* backupRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of textLines(file)) {
    const row = v.safeParse(Row, JSON.parse(line));
    if (row.success) yield row.output;
  }
}

function damaged(file: string, cause?: unknown): BackupFault {
  return new BackupFault(
    `${file}은 온전한 백업이 아닙니다. 다른 백업으로 다시 해 주세요. 아무것도 바꾸지 않았습니다.`,
    { cause },
  );
}

/** node:readline would also split at line separators that JSON does not escape. */
async function* textLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  // Also awaited below, where the failure is thrown.
  reading.catch(() => {});
  let rest = '';
  for await (const chunk of gunzip.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
  if (rest) yield rest;
}
