import { basename, dirname } from 'node:path';
import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import { placeholders, textsOf } from '../fields/placeholders.ts';
import { collections, files } from '../files/collections.ts';
import { readPeople } from '../files/read-content.ts';
import type { Lawyer } from '../person-schema.ts';
import { sentence } from '../text-files/faults.ts';
import { entriesOf } from '../text-files/folder.ts';
import { splitMatter } from '../text-files/front-matter.ts';
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
  const { people, columns, cases } = collections;
  const entries = [people, columns, cases].flatMap(({ folder }) =>
    entriesOf(root, folder).map((file) => read(root, file)),
  );
  const others = entries.filter((entry) => !isSampleLawyer(entry));
  const own = lawyers.filter((lawyer) => !isOfSample(lawyer));
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
    // A name may stand in a lawyer's file that cannot be read.
    ...(readPeople(root).faults.length > 0
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

/** The sample's lawyers: each known by the name of the file with the name, or by the greeting with the year. */
const sampleLawyers = [
  {
    id: 'hong-gildong',
    name: '홍길동',
    greeting: '합의할 수 있는 것부터 먼저 나눠 봅니다.',
    admitted: 2001,
  },
  {
    id: 'seong-chunhyang',
    name: '성춘향',
    greeting: '오늘 떼실 수 있는 서류부터 말씀드립니다.',
    admitted: 2012,
  },
  {
    id: 'lee-mongryong',
    name: '이몽룡',
    greeting: '외국에 계셔도 서류를 하나씩 같이 봅니다.',
    admitted: 2017,
  },
];

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

/** What the sample’s people wrote, and the cases of its invented families: by its title, or the family by itself. */
const sampleTexts = new Set([
  '장례를 마친 첫 주에 서두르지 않아도 되는 일',
  '재산을 나누기 전에 형제끼리 먼저 정할 세 가지',
  '손으로 쓰는 유언장, 가장 자주 빠뜨리는 것',
  '연락이 끊겼던 아버지의 빚을 저희가 갚아야 하나요?',
  '큰오빠가 생전에 아파트를 받았는데, 남은 예금을 똑같이 나눠야 하나요?',
  '부모가 오래전에 이혼하여 아버지와 연락 없이 지낸 남매입니다. 할머니와 아버지의 형제가 살아 계셨습니다.',
  '아버지가 먼저 돌아가시고, 어머니까지 돌아가셔서 큰아들과 두 딸이 남았습니다. 막내딸이 어머니를 모시고 살았습니다.',
]);

function inventedTexts({ file, output, lineOf }: ReadFile): string[] {
  const { title, family } = Object(output);
  const field = sampleTexts.has(title) ? 'title' : sampleTexts.has(family) ? 'family' : null;
  if (!field) return [];
  const message = `${field}: 견본에 있던 글입니다. 이 법인의 글로 바꾸거나 파일을 지웁니다`;
  return [sentence(file, { line: lineOf([field]), message })];
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
