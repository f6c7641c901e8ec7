import { basename, dirname } from 'node:path';
import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import { collections, files } from '#app/firm/data/files/collections.ts';
import { placeholders, textsOf } from '#app/firm/schema/fields/placeholders.ts';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { type Read, sentence } from '#app/firm/text-files/faults.ts';
import { entriesOf } from '#app/firm/text-files/folder.ts';
import { splitMatter } from '#app/firm/text-files/front-matter.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { readYaml } from '#app/firm/text-files/read-yaml.ts';
import { articles } from './advertising/rules/articles.ts';
import { manualTexts, sampleLawyers, samplePeople, sampleTexts } from './sample-values.ts';

/**
 * Reports the sample's values in the files of a firm that is not the sample (`sample: false`), each with its line, and a
 * responsible lawyer who is not one of its lawyers. Reads files with other faults too.
 */
export function leftOfSample(root: string, lawyers: Read<readonly Lawyer[]>): string[] {
  const firm = read(root, files.firm.file);
  if (Object(firm.output).sample !== false) return [];
  const { people, columns, cases } = collections;
  const entries = [people, columns, cases].flatMap(({ folder }) =>
    entriesOf(root, folder).map((file) => read(root, file)),
  );
  const others = entries.filter((entry) => !isSampleLawyer(entry));
  const own = lawyers.value.filter((lawyer) => !isOfSample(lawyer));
  const left = [firm, read(root, files.privacy.file), ...others].flatMap(
    ({ file, output, lineOf }) =>
      [...placeholders(output), ...copiedMaps(root, output)].map(({ path, value, why }) => {
        const message = `${path.join('.')}: "${value}": ${why}. 실제 값을 적거나, 없어도 되는 항목이면 지웁니다`;
        return sentence(file, { line: lineOf(path), message });
      }),
  );
  return [
    ...left,
    ...entries
      .filter(isSampleLawyer)
      .map(({ file }) => sentence(file, { line: 1, message: SAMPLE_LAWYER })),
    ...others.flatMap(inventedTexts),
    // A lawyer's file that cannot be read may contain the name.
    ...(lawyers.faults.length > 0
      ? []
      : [...inventedFaults(firm, own), ...responsibleFaults(firm, own)]),
  ];
}

type ReadFile = ReturnType<typeof read>;

function read(root: string, file: string) {
  const text = textIn(root, file);
  const { yaml, before } = splitMatter(text) ?? { yaml: text, before: 0 };
  return { file, ...readYaml(v.unknown(), yaml, before) };
}

const SAMPLE_LAWYER =
  '견본의 변호사입니다. 파일을 지우고 content/people/에 이 법인의 변호사 파일을 만듭니다';

function isOfSample({ id, name, greeting, admitted }: Partial<Lawyer>): boolean {
  return sampleLawyers.some(
    (one) =>
      (one.id === id && one.name === name) ||
      (one.greeting === greeting && one.admitted === admitted),
  );
}

function isSampleLawyer({ file, output }: ReadFile): boolean {
  const id = basename(file, '.yaml');
  return dirname(file) === collections.people.folder && isOfSample({ ...Object(output), id });
}

function inventedTexts({ file, output, lineOf }: ReadFile): string[] {
  const { title, family } = Object(output);
  const whose = (text: string) =>
    sampleTexts.has(text) ? '견본에 있던 글' : manualTexts.has(text) ? '설명서의 예' : null;
  const field = whose(title) ? 'title' : 'family';
  const source = whose(title) ?? whose(family);
  if (!source) return [];
  const message = `${field}: ${source}입니다. 이 법인의 글로 바꾸거나 파일을 지웁니다`;
  return [sentence(file, { line: lineOf([field]), message })];
}

/** Maps of the sample's streets under another name. */
function copiedMaps(root: string, firm: unknown) {
  return textsOf(firm)
    .filter(({ path, value }) => path.at(-1) === 'map' && value !== 'example')
    .filter(({ value }) => /예시/.test(textIn(root, `content/maps/${value}.yaml`)))
    .map((one) => ({ ...one, why: '견본의 약도입니다' }));
}

/** Names of the sample's people, unless a lawyer of the firm has the same name: somebody may be called 홍길동. */
function inventedFaults({ file, output, lineOf }: ReadFile, lawyers: readonly Lawyer[]): string[] {
  const own = lawyers.map(({ name }) => name);
  return textsOf(output)
    .filter(({ value }) => samplePeople.includes(value) && !own.includes(value))
    .map(({ path, value }) => {
      const message = `${path.join('.')}: "${value}": 견본의 사람입니다. 실제 이름을 적습니다`;
      return sentence(file, { line: lineOf(path), message });
    });
}

function responsibleFaults(
  { file, output, lineOf }: ReadFile,
  lawyers: readonly Lawyer[],
): string[] {
  const name: unknown = Object(output).advertisingLawyer;
  const names = lawyers.map((lawyer) => lawyer.name);
  if (typeof name !== 'string' || names.length === 0 || names.includes(name)) return [];
  const message = `advertisingLawyer: content/people/에 "${name}"(이)라는 변호사가 없습니다. ${articles.responsibleLawyer}. 고치는 법: ${closest(name, names)}처럼 그 파일의 name과 똑같이 적거나, 그 변호사의 파일을 만듭니다`;
  return [sentence(file, { line: lineOf(['advertisingLawyer']), message })];
}
