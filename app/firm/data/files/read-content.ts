import type * as v from 'valibot';
import type { WrittenArea } from '../../schema/area-schema.ts';
import { callSlot } from '../../schema/call-slot.ts';
import type { FirmCase } from '../../schema/case-schema.ts';
import type { WrittenCourts } from '../../schema/court-schema.ts';
import { drawingOf } from '../../schema/fields/icons.ts';
import type { Review } from '../../schema/fields/review.ts';
import type { WrittenFirm } from '../../schema/firm-schema.ts';
import { MapSchema, type StreetMap } from '../../schema/map-schema.ts';
import type { MayIEntry } from '../../schema/may-i-schema.ts';
import type { Notice } from '../../schema/notice-schema.ts';
import type { WrittenPaper } from '../../schema/paper-schema.ts';
import type { Lawyer } from '../../schema/person-schema.ts';
import type { Question } from '../../schema/question-schema.ts';
import type { WrittenSituation } from '../../schema/situation-schema.ts';
import type { Task } from '../../schema/task-schema.ts';
import { type Read, type ReadOne, sentence } from '../../text-files/faults.ts';
import { readText } from '../../text-files/read-text.ts';
import { type Collection, collections, files, type SingleFile } from './collections.ts';
import type { FormWords } from './form-words.ts';
import { type ReadColumn, readColumn } from './guides/read-column.ts';
import { type ReadGuide, readGuide } from './guides/read-guide.ts';
import { readParagraphs } from './paragraphs.ts';
import { byOrder, type Entry, readEntry, readFolder } from './read-entries.ts';
import { withCounted, withCountedForms } from './reviews.ts';

/** The lawyers, in their order. */
export function readPeople(root: string): Read<Lawyer[]> {
  return readOrdered(root, collections.people);
}

/** The situations, in their order. */
export function readSituations(root: string): Read<WrittenSituation[]> {
  return readOrdered(root, collections.situations);
}

/** The tasks, in their order. */
export function readTasks(root: string): Read<Task[]> {
  return readReviewed(root, collections.tasks);
}

/** The areas of work, in their order. */
export function readAreas(root: string): Read<WrittenArea[]> {
  return readOrdered(root, collections.areas);
}

/** The papers, in their order. */
export function readPapers(root: string): Read<WrittenPaper[]> {
  return readReviewed(root, collections.papers);
}

/** The entries of /may-i, in their order within each group. */
export function readMayI(root: string): Read<MayIEntry[]> {
  return readReviewed(root, collections['may-i']);
}

interface Ordered {
  order?: number | undefined;
}

function readOrdered<Data extends Ordered>(
  root: string,
  collection: Collection & { schema: v.GenericSchema<unknown, Data> },
  dataOf: (entry: Entry<Data>) => Data = ({ data }) => data,
): Read<(Omit<Data, 'order'> & { id: string })[]> {
  const { value, faults } = readCollection(root, collection);
  const ordered = value
    .toSorted((a, b) => byOrder(a.data, b.data))
    .map((entry) => {
      const { order: _, ...data } = dataOf(entry);
      return { ...data, id: entry.id };
    });
  return { value: ordered, faults };
}

/** Reads a folder whose texts are shown after a review, without the reviews that do not count. */
function readReviewed<Data extends Ordered & { reviewed?: Review | undefined }>(
  root: string,
  collection: Collection & { schema: v.GenericSchema<unknown, Data> },
) {
  return readOrdered(root, collection, (entry) => withCounted(root, entry));
}

export const readPrivacy = (root: string) => readFile(root, files.privacy);
export const readAreaGroups = (root: string) => readFile(root, files.areaGroups);
export const readAmendments = (root: string) => readFile(root, files.amendments);
export const readUpcoming = (root: string) => readFile(root, files.upcoming);
export const readSearch = (root: string) => readFile(root, files.search);

/** The courts, without a review that does not count. */
export function readCourts(root: string): Read<WrittenCourts | null> {
  const { value, faults } = readSingle(root, files.courts);
  return {
    value: value && withCounted(root, value),
    faults: faults.map((fault) => sentence(files.courts.file, fault)),
  };
}

/** The forms, without the reviews that do not count. */
export function readForms(root: string, words: FormWords) {
  const { value, faults } = readFile(root, files.forms);
  return { value: value && withCountedForms(root, value, words), faults };
}

export const readQuestionList = (root: string) => readFile(root, files.questionList);

/** Reads a single file with its line numbers. */
export function readSingle<Schema extends v.GenericSchema>(
  root: string,
  { file, schema, begin }: SingleFile<Schema>,
): ReadOne<Entry<v.InferOutput<Schema>>> {
  const text = readText(root, file, begin && `파일을 만들어 아래의 줄을 적습니다.\n${begin}`);
  return text.value === null
    ? { value: null, faults: text.faults }
    : readEntry(schema, text.value, file);
}

/** Reads the data of a single file; null if it has faults. */
function readFile<Schema extends v.GenericSchema>(
  root: string,
  one: SingleFile<Schema>,
): Read<v.InferOutput<Schema> | null> {
  const { value, faults } = readSingle(root, one);
  return { value: value?.data ?? null, faults: faults.map((fault) => sentence(one.file, fault)) };
}

/** Reads the firm with its lawyers, maps and icons; null if firm.yaml has faults. */
export function readFirm(root: string): Read<WrittenFirm | null> {
  const written = readFile(root, files.firm);
  const people = readPeople(root);
  const maps = readMaps(root);
  const faults = [...written.faults, ...people.faults, ...maps.faults];
  if (!written.value) return { value: null, faults };
  const { directions, branches, channels, callHours, processors, noProcessors, ...facts } =
    written.value;
  const withMap = <Place extends { map?: string | undefined }>({ map, ...place }: Place) => ({
    ...place,
    ...(map && { map: maps.value[map] }),
  });
  const value: WrittenFirm = {
    ...facts,
    ...(processors || noProcessors ? { processors: processors ?? [] } : {}),
    ...(directions && { directions: withMap(directions) }),
    ...(branches && {
      branches: branches.map(({ directions: way, ...branch }) => ({
        ...branch,
        ...(way && { directions: withMap(way) }),
      })),
    }),
    ...(callHours && {
      callHours: {
        ...(callHours.evening && { evening: callSlot(callHours.evening) }),
        ...(callHours.saturday && { saturday: callSlot(callHours.saturday) }),
      },
    }),
    ...(channels && {
      channels: channels.map((channel) => ({ ...channel, icon: drawingOf(channel.icon) ?? '' })),
    }),
    ...(people.value.length > 0 && { lawyers: people.value }),
  };
  return { value, faults };
}

function readMaps(root: string): Read<Record<string, StreetMap>> {
  const maps = { title: '약도', folder: 'content/maps', body: null, schema: MapSchema };
  const { value, faults } = readCollection(root, maps);
  return { value: Object.fromEntries(value.map(({ id, data }) => [id, data])), faults };
}

/** The guides, in their order. */
export function readGuides(root: string): Read<ReadGuide[]> {
  const { value, faults } = readFolder(root, collections.guides.folder, '.md', readGuide);
  return { value: value.toSorted(byOrder), faults };
}

/** The columns, the newest first. */
export function readColumns(root: string): Read<ReadColumn[]> {
  const { value, faults } = readFolder(root, collections.columns.folder, '.md', readColumn);
  return { value: value.toSorted((a, b) => (a.column.date < b.column.date ? 1 : -1)), faults };
}

/** The cases, the latest year first. */
export function readCases(root: string): Read<FirmCase[]> {
  const { value, faults } = readCollection(root, collections.cases);
  const cases = value.map(({ id, data }) => ({ ...data, id }));
  const year = ({ period }: FirmCase) => period.slice(0, 4);
  return { value: cases.toSorted((a, b) => year(b).localeCompare(year(a))), faults };
}

/** The notices, the newest first. */
export function readNotices(root: string): Read<Notice[]> {
  const { value, faults } = readCollection(root, collections.notices);
  const notices = value.map(({ id, data, paragraphs = [] }) => ({
    id,
    ...data,
    text: paragraphs,
  }));
  return { value: notices.toSorted((a, b) => (a.date < b.date ? 1 : -1)), faults };
}

/** The questions, in their order, each with its theme. */
export function readQuestions(root: string): Read<(Question & { theme: string })[]> {
  const { value, faults } = readCollection(root, collections.questions);
  const ordered = value.toSorted((a, b) => byOrder(a.data, b.data));
  const questions = ordered.map(({ id, data: { order: _, ...question }, paragraphs = [] }) => ({
    id,
    ...question,
    answer: paragraphs,
  }));
  return { value: questions, faults };
}

/** Reads the entries of a folder, with the paragraphs below their front matter if they have any. */
export function readCollection<Schema extends v.GenericSchema>(
  root: string,
  { folder, body, schema }: Collection & { schema: Schema },
): Read<TextEntry<v.InferOutput<Schema>>[]> {
  return readFolder(root, folder, body ? '.md' : '.yaml', (text, file) => {
    const { value, faults, body: below } = readEntry(schema, text, file);
    if (body !== 'paragraphs' || below === null) return { value, faults };
    const { paragraphs, faults: own } = readParagraphs(below);
    const bodyLine = below.slice(0, below.search(/\S/)).split('\n').length;
    return { value: value && { ...value, paragraphs, bodyLine }, faults: [...faults, ...own] };
  });
}

/** An entry, with its paragraphs and their first line if it has any. */
export interface TextEntry<Data> extends Entry<Data> {
  paragraphs?: string[];
  bodyLine?: number;
}
