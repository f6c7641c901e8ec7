import { describeAddress } from './address.ts';
import { scrubBreadcrumb } from './breadcrumb.ts';
import { type Fields, fieldsIn, isFields, pick, textOf, wordless } from './fields.ts';
import { scrubSnapshot, scrubValues } from './snapshot.ts';
import { scrubSpan } from './span.ts';

/** rrweb's EventType and IncrementalSource. */
const FULL = 2;
const STEP = 3;
const META = 4;
const CUSTOM = 5;
const MUTATION = 0;
const INPUT = 5;
/** Sources without text: pointer, scroll, size, selection, styles. Canvas and fonts are omitted. */
const WORDLESS_STEPS = [1, 2, 3, 4, 6, 7, 8, 12, 13, 14, 15];

/**
 * Replaces all text of a recording with stars and empties all attributes that could contain a value. The recorder
 * already masks text and inputs, but not everything in attributes and URLs.
 *
 * @param payload the recorder's payload: a line of metadata, then the list of events
 * @param own the site's origin
 * @returns null for a payload that cannot be parsed, which must not be sent
 */
export function scrubRecording(payload: unknown, own: string): string | null {
  if (typeof payload !== 'string') return null;
  const end = payload.indexOf('\n');
  try {
    const header: unknown = JSON.parse(payload.slice(0, end));
    const events: unknown = JSON.parse(payload.slice(end + 1));
    const kept = fieldsIn(events).flatMap((event) => scrubMoment(event, own) ?? []);
    return `${JSON.stringify(wordless(header))}\n${JSON.stringify(kept)}`;
  } catch {
    // The payload is compressed or has an unknown version.
    return null;
  }
}

function scrubMoment(event: Fields, own: string): Fields | null {
  const { type, data } = event;
  const base = wordless(event);
  if (!isFields(data)) return typeof type === 'number' && type < FULL ? base : null;
  if (type === META) {
    return {
      ...base,
      data: { ...wordless(data), href: own + describeAddress(textOf(data.href), own) },
    };
  }
  if (type === FULL) {
    const offset = wordless(data.initialOffset);
    return { ...base, data: { node: scrubSnapshot(data.node), initialOffset: offset } };
  }
  if (type === STEP) {
    const step = scrubStep(data);
    return step && { ...base, data: step };
  }
  return type === CUSTOM ? scrubCustom(base, data, own) : null;
}

function scrubStep(data: Fields): Fields | null {
  if (data.source === INPUT) return { ...wordless(data), text: stars(textOf(data.text)) };
  if (data.source === MUTATION) {
    return {
      ...wordless(data),
      removes: fieldsIn(data.removes).map(wordless),
      adds: fieldsIn(data.adds).map((add) => ({
        ...pick(add, ['parentId', 'previousId', 'nextId']),
        node: scrubSnapshot(add.node),
      })),
      texts: fieldsIn(data.texts).map(({ id, value }) => ({ id, value: stars(textOf(value)) })),
      attributes: fieldsIn(data.attributes).map(({ id, attributes }) => ({
        id,
        attributes: scrubValues(attributes),
      })),
    };
  }
  return WORDLESS_STEPS.includes(Number(data.source)) ? data : null;
}

function scrubCustom(base: Fields, { tag, payload }: Fields, own: string): Fields | null {
  if (!isFields(payload)) return null;
  if (tag === 'breadcrumb') {
    const crumb = scrubBreadcrumb(payload, own);
    return crumb && { ...base, data: { tag, payload: crumb } };
  }
  if (tag === 'performanceSpan') {
    const times = pick(payload, ['startTimestamp', 'endTimestamp']);
    return { ...base, data: { tag, payload: { ...scrubSpan(payload, own), ...times } } };
  }
  return tag === 'options' ? { ...base, data: { tag, payload: wordless(payload) } } : null;
}

function stars(text: string): string {
  return text.replaceAll(/\S/g, '*');
}
