import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { Notice, Question } from '../content-schema.ts';
import type { Firm, Lawyer } from '../firm-schema.ts';
import { type ReadGuide, readGuide } from '../guides/read-guide.ts';
import { MapSchema, type StreetMap } from '../map-schema.ts';
import type { questionThemes } from '../question-themes.ts';
import { type Collection, collections, files } from './collections.ts';
import { unknown } from './fields.ts';
import { drawingOf } from './icons.ts';
import { readParagraphs } from './paragraphs.ts';
import { byOrder, type Entry, type Read, readEntry, readFolder, sentence } from './read-entries.ts';

/** The lawyers, in their order. */
export function readPeople(root: string): Read<Lawyer[]> {
  const { value, faults } = readYamlFolder(root, collections.people);
  const lawyers = value.toSorted(byOrder).map(({ id, data }) => {
    const { order: _, ...lawyer } = data;
    return { id, ...lawyer };
  });
  return { value: lawyers, faults };
}

/** The firm with its lawyers, maps and icons; null where its file has faults. */
export function readFirm(root: string): Read<Firm | null> {
  const { file, schema } = files.firm;
  const { value: entry, faults } = readEntry(schema, readFileSync(join(root, file), 'utf8'), file);
  const people = readPeople(root);
  const maps = readMaps(root);
  const own = faults.map((fault) => sentence(file, fault));
  const all = [...own, ...people.faults, ...maps.faults];
  if (!entry) return { value: null, faults: all };
  const { directions, branches, channels, ...facts } = entry.data;
  all.push(...mapFaults(entry, Object.keys(maps.value)));
  const withMap = <Place extends { map?: string | undefined }>({ map, ...place }: Place) => ({
    ...place,
    ...(map && { map: maps.value[map] }),
  });
  const value: Firm = {
    ...facts,
    ...(directions && { directions: withMap(directions) }),
    ...(branches && {
      branches: branches.map(({ directions: way, ...branch }) => ({
        ...branch,
        ...(way && { directions: withMap(way) }),
      })),
    }),
    ...(channels && {
      channels: channels.map((channel) => ({ ...channel, icon: drawingOf(channel.icon) ?? '' })),
    }),
    ...(people.value.length > 0 && { lawyers: people.value }),
  };
  return { value, faults: all };
}

/** Maps that the firm's file names and that are not there. */
function mapFaults({ file, data, lineOf }: Entry<FirmFile>, maps: string[]): string[] {
  const main = { path: ['directions', 'map'], map: data.directions?.map };
  const branches = (data.branches ?? []).map(({ directions }, index) => ({
    path: ['branches', index, 'directions', 'map'],
    map: directions?.map,
  }));
  return [main, ...branches].flatMap(({ path, map }) => {
    if (map === undefined || maps.includes(map)) return [];
    const message = `${path.join('.')}: ${unknown('약도', map, maps)}`;
    return [sentence(file, { line: lineOf(path), message })];
  });
}

type FirmFile = v.InferOutput<typeof files.firm.schema>;

function readMaps(root: string): Read<Record<string, StreetMap>> {
  const { value, faults } = readYamlFolder(root, { folder: 'content/maps', schema: MapSchema });
  return { value: Object.fromEntries(value.map(({ id, data }) => [id, data])), faults };
}

function readYamlFolder<Schema extends v.GenericSchema>(
  root: string,
  { folder, schema }: { folder: string; schema: Schema },
): Read<Entry<v.InferOutput<Schema>>[]> {
  return readFolder(root, folder, '.yaml', (text, file) => readEntry(schema, text, file));
}

/** The guides, in their order. */
export function readGuides(root: string): Read<ReadGuide[]> {
  const { value, faults } = readFolder(root, collections.guides.folder, '.md', readGuide);
  const ordered = value
    .map((one) => ({ one, data: { order: one.order } }))
    .toSorted(byOrder)
    .map(({ one }) => one);
  return { value: ordered, faults };
}

/** The notices, the newest first. */
export function readNotices(root: string): Read<Notice[]> {
  const { value, faults } = readTexts(root, collections.notices);
  const notices = value.map(({ id, data, paragraphs }) => ({ id, ...data, text: paragraphs }));
  return { value: notices.toSorted((a, b) => (a.date < b.date ? 1 : -1)), faults };
}

/** The questions, in their order, each with its theme. */
export function readQuestions(root: string): Read<(Question & { theme: Theme })[]> {
  const { value, faults } = readTexts(root, collections.questions);
  const questions = value.toSorted(byOrder).map(({ id, data, paragraphs }) => {
    const { order: _, ...question } = data;
    return { id, ...question, answer: paragraphs };
  });
  return { value: questions, faults };
}

type Theme = keyof typeof questionThemes;

/** The entries of a folder with the paragraphs below their front matter. */
export function readTexts<Schema extends v.GenericSchema>(
  root: string,
  { folder, schema }: Collection & { schema: Schema },
) {
  return readFolder(root, folder, '.md', (text, file) => {
    const { value, faults, body } = readEntry(schema, text, file);
    const { paragraphs, faults: own } = readParagraphs(body);
    const bodyLine = body.length - body.trimStart().length + 1;
    return { value: value && { ...value, paragraphs, bodyLine }, faults: [...faults, ...own] };
  });
}
