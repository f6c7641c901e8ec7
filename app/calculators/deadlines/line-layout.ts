import { addDays, daysBetween, endOfMonth } from '#app/law/calendar.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { type LineLabel, labelsOf } from './line-labels.ts';
import { placeLabels } from './place-labels.ts';

export interface PlacedLabel extends LineLabel {
  /** Horizontal position in per cent of the span. */
  at: number;
  /** Distance from the top to its node, level with the start of its text. */
  y: number;
  turn: 'right' | 'left';
}

/** Positions on the line, to scale: across in per cent of its span, down in pixels. */
export interface LineLayout {
  height: number;
  /** Distance from the top to the line. */
  y: number;
  labels: PlacedLabel[];
  /** Positions of the first of each month. */
  ticks: number[];
  /** The day on which the death became known; null on the day of death or off the scale. `words` need room. */
  knew: { at: number; words: boolean } | null;
  /** Terms drawn as a node without words, for lack of room. */
  bare: { at: number; passed: boolean }[];
  /** Ids of the terms that only the list describes: off the scale, or without room for a label. */
  inWords: Set<string>;
}

/** Width of the body at 1200 px, its narrowest. In a wider one the labels only move apart. */
const NARROWEST = 820;
/** Space left of the death's ring and right of the last day. */
const BEFORE = 44;
const AFTER = 32;
const YEAR = 365;
const LONGEST = 3 * YEAR;
/** Width of the words under the ring of the death, and under the ring of the day of knowing. */
const RING_WORDS = 150;

/** Lays out the line over one year, or more if an event after the death ends a short term later. */
export function layOut(
  facts: DeadlineFacts,
  deadlines: readonly Deadline[],
  today: CalendarDate,
): LineLayout {
  const span = spanOf(facts, deadlines);
  const at = (day: CalendarDate) => (daysBetween(facts.death, day) / span) * 100;
  const x = (day: CalendarDate) => BEFORE + (at(day) / 100) * (NARROWEST - BEFORE - AFTER);
  const onScale = (day: CalendarDate) => day >= facts.death && at(day) <= 100;
  const held = deadlines.filter(({ end }) => onScale(end));
  const labels = (side: 'office' | 'court', narrow: boolean) =>
    labelsOf(
      held.filter(({ rule }) => rule.side === side),
      today,
      narrow,
    );

  // Labels above the line keep each sentence on one line if they all fit next to the line.
  const wide = place(labels('office', false), []);
  const up = isFlat(wide, held) ? wide : place(labels('office', true), []);

  const ring = (day: CalendarDate) => [x(day) - 12, x(day) + RING_WORDS - 16] as const;
  const knows = facts.knew !== facts.death && onScale(facts.knew);
  const below = labels('court', true);
  const free = place(below, [ring(facts.death)]);
  const beside = place(below, [ring(facts.death), ring(facts.knew)]);
  // The words of the day of knowing share the space below; they are shown only if no term loses its label.
  const words =
    knows && x(facts.knew) - x(facts.death) >= RING_WORDS && beside.length === free.length;
  const down = words ? beside : free;

  function place(some: LineLabel[], among: readonly (readonly [number, number])[]) {
    const hanging = some.map(({ end, width }) => ({ x: x(end), width }));
    const places = placeLabels(hanging, NARROWEST, among);
    return some.flatMap((label, index) => {
      const found = places[index];
      return found ? [{ ...label, ...found }] : [];
    });
  }

  const y = rise(up) + TOP;
  const placed = [
    ...up.map((label) => ({ ...label, at: at(label.end), y: y - rise([label]) })),
    ...down.map((label) => ({
      ...label,
      at: at(label.end),
      y: y + DROP + label.level * stepOf(down),
    })),
  ];
  const shown = new Set(placed.flatMap(({ ids }) => ids));
  return {
    height: Math.max(y + 246, ...placed.map((label) => label.y + textHeight(label) + 12)),
    y,
    labels: placed,
    ticks: ticks(facts.death, span).map(at),
    knew: knows ? { at: at(facts.knew), words } : null,
    bare: held
      .filter(({ rule }) => !shown.has(rule.id))
      .map(({ end }) => ({ at: at(end), passed: today > end })),
    inWords: new Set(deadlines.map(({ rule }) => rule.id).filter((id) => !shown.has(id))),
  };

  /** Distance from the line up to the highest of these nodes. */
  function rise(some: readonly { level: number }[]): number {
    const tallest = Math.max(0, ...up.map(textHeight));
    const first = Math.max(160, tallest + 24);
    return first + Math.max(0, ...some.map(({ level }) => level)) * stepOf(up);
  }
}

/** Whether every term of the office side has its label next to the line. */
function isFlat(
  some: readonly (LineLabel & { level: number })[],
  held: readonly Deadline[],
): boolean {
  const shown = some.flatMap(({ ids }) => ids).length;
  const all = held.filter(({ rule }) => rule.side === 'office').length;
  return shown === all && some.every(({ level }) => level === 0);
}

/** Space above the highest node, for its date. */
const TOP = 30;
/** Distance from the line to the nodes under it. */
const DROP = 50;

/** Distance from a node's middle to the bottom of its text. */
function textHeight({ basis, articles }: LineLabel): number {
  return 65 + 25 * (basis.length + articles.length - 1) + 6;
}

/** Distance from one level of labels to the next. */
function stepOf(labels: readonly LineLabel[]): number {
  return Math.max(132, ...labels.map((label) => textHeight(label) + 24));
}

/** Length of the line in days: a year, or up to the last end of a short term within three years. */
function spanOf({ death }: DeadlineFacts, deadlines: readonly Deadline[]): number {
  const ends = deadlines
    .filter(({ from, end, rule }) => {
      const short = 'days' in rule.length || rule.length.months <= 12;
      return (
        short &&
        rule.id !== 'spouse-division' &&
        from >= death &&
        daysBetween(death, end) <= LONGEST
      );
    })
    .map(({ end }) => daysBetween(death, end));
  return Math.max(YEAR, ...ends);
}

function ticks(death: CalendarDate, span: number): CalendarDate[] {
  const last = addDays(death, span);
  const days: CalendarDate[] = [];
  for (let day = addDays(endOfMonth(death), 1); day <= last; day = addDays(endOfMonth(day), 1)) {
    days.push(day);
  }
  return days;
}
