import type { TrackedEvent } from './events.ts';

type Report = (event: TrackedEvent) => void;

/** More events than a visitor causes before the tools have loaded. */
const LIMIT = 50;
const waiting: TrackedEvent[] = [];
let report: Report | null = null;

/** Reports an event to all tools, once they have loaded. No other code calls a tool. */
export function track(event: TrackedEvent): void {
  if (report) report(event);
  else if (waiting.length < LIMIT) waiting.push(event);
}

/** Receives the events so far, and all from now on. */
export function reportTo(next: Report): void {
  report = next;
  for (const event of waiting.splice(0)) next(event);
}
