import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endsWithThis } from '../children.ts';
import { releases } from '../update/releases.ts';
import { say } from '../update/say.ts';
import type { Item } from './content-fault.ts';

const execute = promisify(execFile);
/** Time after which a report that nobody accepted is dropped. */
const DAY_MS = 86_400_000;
/** Longest list in a mail. */
const MOST = 40;

/** A report: a mail for the office, or an alert for the operator. */
export type Telling = { since: number } & (
  | { to: 'operator'; reason: string }
  | { to: 'office'; title: string; intro: string[]; parts: Part[] }
);

interface Part {
  title: string;
  items: Item[];
}

/**
 * Sends each report by the program of the running release, which works even if the new content does not.
 *
 * @returns the reports that nobody accepted
 */
export async function tellAll(tellings: readonly Telling[]): Promise<Telling[]> {
  const left: Telling[] = [];
  for (const one of tellings) if (!(await tell(one))) left.push(one);
  return left.filter(({ since }) => Date.now() - since < DAY_MS);
}

async function tell(telling: Telling): Promise<boolean> {
  const live = releases.live();
  if (!live) return true;
  const words =
    telling.to === 'operator'
      ? ['alert', '--publish', telling.reason]
      : ['published', mail(telling)];
  try {
    const { stdout } = await execute(live.node, [...endsWithThis, live.consult, ...words]);
    say(stdout.trim());
    return true;
  } catch (error) {
    say(`알리지 못했습니다. 다시 알립니다.\n${Object(error).stderr ?? ''}`);
    return false;
  }
}

function mail({ title, intro, parts }: Telling & { to: 'office' }): string {
  return JSON.stringify({ title, intro, parts: parts.filter(({ items }) => items.length > 0) });
}

/** The first items of a list, and how many others there are. */
export function shortened(items: readonly Item[]): Item[] {
  const rest = items.length - MOST;
  if (rest <= 0) return [...items];
  return [...items.slice(0, MOST), { term: '그 밖에', text: `${rest}개` }];
}
