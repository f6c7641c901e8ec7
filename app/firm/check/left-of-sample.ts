import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import { placeholders, textsOf } from '../fields/placeholders.ts';
import { collections, files } from '../files/collections.ts';
import type { Lawyer } from '../person-schema.ts';
import { sentence } from '../text-files/faults.ts';
import { entriesOf } from '../text-files/folder.ts';
import { textIn } from '../text-files/read-text.ts';
import { readYaml } from '../text-files/read-yaml.ts';
import { articles } from './advertising/rules/articles.ts';
import { samplePeople } from './firm-faults.ts';

/**
 * What a firm that is not the sample (`sample: false`) has left of it, each value with its line; and whether its
 * responsible lawyer is one of its lawyers. Files with other faults are read too.
 */
export function leftOfSample(root: string, lawyers: readonly Lawyer[]): string[] {
  const firm = read(root, files.firm.file);
  if (Object(firm.output).sample !== false) return [];
  const people = entriesOf(root, collections.people.folder).map((file) => read(root, file));
  const left = [firm, read(root, files.privacy.file), ...people].flatMap(
    ({ file, output, lineOf }) =>
      [...placeholders(output), ...copiedMaps(root, output)].map(({ path, value, why }) => {
        const message = `${path.join('.')}: "${value}": ${why}. 실제 값을 적거나, 없어도 되는 항목이면 지웁니다`;
        return sentence(file, { line: lineOf(path), message });
      }),
  );
  return [...left, ...inventedFaults(firm, lawyers), ...responsibleFaults(firm, lawyers)];
}

type ReadFile = ReturnType<typeof read>;

function read(root: string, file: string) {
  return { file, ...readYaml(v.unknown(), textIn(root, file)) };
}

/** Maps of the sample's streets under another name. */
function copiedMaps(root: string, firm: unknown) {
  return textsOf(firm)
    .filter(({ path, value }) => path.at(-1) === 'map' && value !== 'example')
    .filter(({ value }) => /예시/.test(textIn(root, `content/maps/${value}.yaml`)))
    .map((one) => ({ ...one, why: '견본의 약도입니다' }));
}

/** The sample's people, where no lawyer of the firm has that name: somebody may be called 홍길동. */
function inventedFaults({ file, output, lineOf }: ReadFile, lawyers: readonly Lawyer[]): string[] {
  const own = lawyers.filter((lawyer) => placeholders(lawyer).length === 0).map(({ name }) => name);
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
