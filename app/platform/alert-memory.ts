import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type AlertFacts, type AlertKind, sentences } from './alert-kinds.ts';

/** An alert that no way has accepted yet. */
export interface RefusedAlert {
  kind: AlertKind;
  facts: AlertFacts;
  /** How often it was refused. */
  refused: number;
  /** Time of the next attempt, in milliseconds since 1970. */
  next: number;
}

const FactsSchema = v.object({
  channel: v.exactOptional(v.string()),
  code: v.exactOptional(v.string()),
  count: v.exactOptional(v.number()),
  hours: v.exactOptional(v.number()),
  megabytes: v.exactOptional(v.number()),
  unit: v.exactOptional(v.string()),
});

const RefusedSchema = v.object({
  // The keys are the kinds.
  kind: v.picklist(Object.keys(sentences) as AlertKind[]),
  facts: FactsSchema,
  refused: v.number(),
  next: v.number(),
});

/** An invalid entry, which another version may have written, counts as sent long ago. */
const MemorySchema = v.record(v.string(), v.fallback(v.union([v.number(), RefusedSchema]), 0));

/**
 * Remembers the last outcome of each alert by a key: the time it was sent, in milliseconds since 1970, or that it was
 * refused. A file keeps the memory, because a site that crashes repeatedly raises the same alert at each start.
 *
 * @param file file of the memory; undefined: the memory ends with the process
 */
export function openAlertMemory(file: string | undefined) {
  const remembered = new Map<string, number | RefusedAlert>(Object.entries(read(file)));
  return {
    get: (key: string) => remembered.get(key),
    set(key: string, became: number | RefusedAlert) {
      remembered.set(key, became);
      write(file, Object.fromEntries(remembered));
    },
    refused: () => [...remembered.values()].filter((became) => typeof became !== 'number'),
  };
}

function read(file: string | undefined): v.InferOutput<typeof MemorySchema> {
  if (!file) return {};
  try {
    return v.parse(MemorySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none, or it was cut off.
    return {};
  }
}

function write(file: string | undefined, remembered: Record<string, number | RefusedAlert>): void {
  if (!file) return;
  try {
    writeFileSync(file, JSON.stringify(remembered), { mode: 0o600 });
  } catch {
    // On a full disk an alert is sent once more after a restart.
  }
}
