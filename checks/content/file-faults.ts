import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type * as v from 'valibot';
import {
  type Collection,
  collections,
  files,
  type SingleFile,
} from '#app/firm/data/files/collections.ts';
import type { CheckedArticle } from '#app/firm/data/files/guides/read-article.ts';
import type { ReadGuide } from '#app/firm/data/files/guides/read-guide.ts';
import { FOLDER } from '#app/firm/data/files/pictures.ts';
import {
  readCollection,
  readColumns,
  readFirm,
  readGuides,
  readPeople,
  readSingle,
  type TextEntry,
} from '#app/firm/data/files/read-content.ts';
import { answerNames } from '#app/firm/schema/answer-names.ts';
import { unknown } from '#app/firm/schema/fields/fields.ts';
import { markedTexts } from '#app/firm/schema/fields/marks.ts';
import { picturePath } from '#app/firm/schema/fields/picture-path.ts';
import { namesOf, referenceTargets } from '#app/firm/schema/fields/references.ts';
import type { Firm } from '#app/firm/schema/firm-schema.ts';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { type Read, sentence } from '#app/firm/text-files/faults.ts';
import { entriesOf } from '#app/firm/text-files/folder.ts';
import { splitMatter } from '#app/firm/text-files/front-matter.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { addressCheck } from './addresses.ts';
import { articlesWithoutRow } from './cited-rows.ts';
import { legalUnits } from './legal-units.ts';
import { listFaults } from './list-faults.ts';
import { lostFiles } from './lost-files.ts';
import { namedInCode } from './named-in-code.ts';
import type { PlacedText } from './plain-words.ts';
import { policyFaults } from './policy-faults.ts';
import { samplePeople } from './sample-values.ts';

/**
 * Files that need no rows of the law: firm, people and cases describe the firm; columns carry their own date;
 * guides cite the articles in their bodies.
 */
const withoutRows: v.GenericSchema[] = [
  files.firm.schema,
  files.privacy.schema,
  collections.people.schema,
  collections.cases.schema,
  collections.columns.schema,
  collections.guides.schema,
];

/** The result of reading content/, even if some of its files are invalid. */
interface CheckedFiles {
  /** Sentences in Korean: file, line, fault and remedy. */
  faults: string[];
  /** Every line of text. */
  texts: PlacedText[];
  /** Null if firm.yaml has faults. */
  firm: Firm | null;
  /** The lawyers, whose files may be valid although firm.yaml is not. */
  people: Read<Lawyer[]>;
}

/**
 * Checks the files in content/: their form, and their references to each other, to the law and to the site.
 *
 * @param root the project's folder
 * @param today such as 2026-11-26
 */
export function checkFiles(root: string, today: string): CheckedFiles {
  const firm = readFirm(root);
  const people = readPeople(root);
  const guides = readGuides(root);
  const columns = readColumns(root);
  const wrongAddress = addressCheck(
    root,
    new Map([
      ...guides.value.map(({ guide }) => [`/guides/${guide.slug}`, guide.sections] as const),
      ...columns.value.map(({ column }) => [`/columns/${column.slug}`, column.sections] as const),
    ]),
  );
  const faults = [...firm.faults, ...guides.faults, ...columns.faults];
  const report = (file: string, line: number, message: string | null | undefined) => {
    if (message) faults.push(sentence(file, { line, message }));
  };

  for (const one of Object.values<SingleFile>(files)) {
    const { value, faults: own } = readSingle(root, one);
    faults.push(...own.map((fault) => sentence(one.file, fault)));
    if (value) checkEntry(one.schema, value);
  }
  for (const collection of Object.values<Collection>(collections)) {
    const { value, faults: own } = readCollection(root, collection);
    faults.push(...own);
    for (const entry of value) checkEntry(collection.schema, entry);
  }
  for (const one of guides.value) {
    checkArticle(one, one.guide);
    checkRows(one);
  }
  for (const one of columns.value) checkArticle(one, one.column);
  faults.push(
    ...listFaults(root),
    ...policyFaults(root, today),
    ...namedInCode(root),
    ...lostFiles(root),
  );
  return {
    faults: [...new Set(faults)],
    texts: globSync('content/**/*.{md,yaml}', { cwd: root })
      .sort()
      .flatMap((file) =>
        linesOf(root, file).map((text, at) => ({ place: `${file} ${at + 1}줄`, text })),
      )
      .filter(({ text }) => /[가-힣]/.test(text) && !/^# /.test(text)),
    firm: firm.value,
    people,
  };

  /** Checks the references of an entry, and its statements about the law. */
  function checkEntry(
    schema: v.GenericSchema,
    { file, data, lineOf, ...rest }: TextEntry<unknown>,
  ) {
    for (const { marks, text, path } of markedTexts(schema, data)) {
      const { refers, picture, address, past } = marks;
      if (past && text > today) report(file, lineOf(path), notYet(path, today));
      if (picture) report(file, lineOf(path), missingPicture(root, text));
      if (address) report(file, lineOf(path), wrongAddress(text));
      if (!refers) continue;
      const names = namesOf(root, refers);
      // If the list of headings cannot be read, any heading may be valid.
      if (names.includes(text) || (refers === 'themes' && names.length === 0)) continue;
      const inList = typeof path.at(-1) === 'number';
      const message = unknown(referenceTargets[refers], text, names, inList);
      report(file, lineOf(path), `${path.join('.')}: ${message}`);
    }
    const { paragraphs = [], bodyLine = 1 } = rest;
    if (schema === collections.questions.schema) {
      const said = [Object(data).source, ...paragraphs].join('\n');
      for (const [, name = ''] of said.matchAll(/\{([^}]*)\}/g)) {
        if (!answerNames.includes(name)) report(file, bodyLine, unknown('이름', name, answerNames));
      }
    }
    if (withoutRows.includes(schema)) return;
    for (const { keys, message } of legalUnits({ ...Object(data), paragraphs }).faults) {
      report(file, lineOf([...keys, 'facts']), message);
    }
  }

  function checkArticle(
    { file, links, pictures, lineOf }: CheckedArticle,
    { author, reviewed }: Pick<ReadGuide['guide'], 'author' | 'reviewed'>,
  ): void {
    for (const { href, line } of links) report(file, line, wrongAddress(href));
    for (const { href, line } of pictures) report(file, line, missingPicture(root, href));
    checkLawyer(file, lineOf, ['author'], author, SAMPLE_AUTHOR);
    checkLawyer(file, lineOf, ['reviewed', 'by'], reviewed?.by, SAMPLE_REVIEWER);
    if (reviewed && reviewed.by === author) {
      const message =
        'reviewed.by: 쓴 사람(author)과 같습니다. 글을 확인한 다른 변호사를 적거나 지웁니다';
      report(file, lineOf(['reviewed', 'by']), message);
    }
  }

  function checkLawyer(
    file: string,
    lineOf: CheckedArticle['lineOf'],
    path: string[],
    name: string | undefined,
    ofSample: string,
  ): void {
    const names = people.value.map((one) => one.name);
    // If a lawyer's file cannot be read, it may contain the name.
    if (!name || names.includes(name) || people.faults.length > 0) return;
    const message = samplePeople.includes(name) ? ofSample : unknownLawyer(name, names);
    report(file, lineOf(path), `${path.join('.')}: ${message}`);
  }

  function checkRows({ guide, file, lineOf }: ReadGuide): void {
    const body = splitMatter(textIn(root, file))?.body ?? '';
    const bare = articlesWithoutRow(body, guide.facts);
    if (bare.length === 0) return;
    const message = `facts: ${bare.join(', ')}조에 관한 번호가 없습니다. law-facts.ts의 번호를 더합니다`;
    report(file, lineOf(['facts']), message);
  }
}

const SAMPLE_AUTHOR = '견본의 변호사 이름입니다. author 줄을 지웁니다';
const SAMPLE_REVIEWER =
  '견본의 변호사가 확인한 것으로 되어 있습니다. reviewed와 그 아래 두 줄(by, on)을 모두 지웁니다. 읽고 확인한 변호사가 생기면 그때 그 이름과 날을 적습니다';

function unknownLawyer(name: string, names: readonly string[]): string {
  return `${unknown('변호사', name, names, true)}. 새 변호사면 content/people/에 파일을 먼저 만듭니다`;
}

function notYet(path: readonly (string | number)[], today: string): string {
  return `${path.join('.')}: 아직 오지 않은 날입니다. 오늘(${today})까지의 날을 적습니다`;
}

/** Returns the fault of a missing picture, or null if the folder has its name in any capitals. */
function missingPicture(root: string, written: string): string | null {
  const names = entriesOf(root, FOLDER).map((file) => `/pictures/${basename(file)}`);
  const wanted = picturePath(written);
  if (names.some((name) => picturePath(name) === wanted)) return null;
  const near = closest(wanted, names);
  const meant = distance(picturePath(near), wanted) <= 3 ? ` (있는 사진: ${near})` : '';
  return `사진 ${written}이 없습니다. 파일을 content/pictures/에 두거나 이름을 고칩니다${meant}`;
}

function linesOf(root: string, file: string): string[] {
  return textIn(root, file).split('\n');
}
