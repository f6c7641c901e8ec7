import type { TrackedEvent } from './events.ts';

type Report = (event: TrackedEvent) => void;

/** More than a visitor does before the tools are there. */
const LIMIT = 50;
const waiting: TrackedEvent[] = [];
let report: Report | null = null;

/** Reports what happened, once the tools are there; the only way to any of them. */
export function track(event: TrackedEvent): void {
  if (report) report(event);
  else if (waiting.length < LIMIT) waiting.push(event);
}

/** Takes what has waited, and everything from now on. */
export function reportTo(next: Report): void {
  report = next;
  for (const event of waiting.splice(0)) next(event);
}
