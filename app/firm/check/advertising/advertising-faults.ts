import { globSync } from 'node:fs';
import type { Firm } from '../../firm-schema.ts';
import { FREE_CONSULTATION } from '../../first-consultation.ts';
import { splitMatter } from '../../text-files/front-matter.ts';
import { textIn } from '../../text-files/read-text.ts';
import { type Approval, approvable, approvalFaults, approvalsIn, sentenceOf } from './approvals.ts';
import { type Finding, judge, type Persons } from './judge.ts';
import { type Passage, pieceAt, placeOf } from './passage.ts';
import { codePassages } from './read-code-passages.ts';
import { drawingPassages } from './read-drawing-passages.ts';
import { markdownPassages } from './read-markdown-passages.ts';
import { yamlPassages } from './read-yaml-passages.ts';
import { rulesFor } from './rules/rules.ts';
import { type Spelled, spelled } from './spelling.ts';

/** Whom a firm names, and whether its first consultation costs something; what could not be read is missing. */
export type Named = Partial<
  Pick<Firm, 'advertisingLawyer' | 'representative' | 'lawyers' | 'firstConsultation'>
>;

/** Files in which a lawyer can approve a sentence: those with a form of their own. */
const withApprovals = /^content\/(?!maps\/).*\.(?:md|ya?ml)$/;

/**
 * Checks every text of the site against the rules of lawyers' advertising.
 *
 * @param root the project's folder
 * @param today as 2026-11-26: no approval is of a later day
 * @returns sentences in Korean, in the order of the files: where, which words, why, and what to write instead
 */
export function advertisingFaults(root: string, firm: Named, today: string): string[] {
  const written = globSync('content/**/*', { cwd: root })
    .filter((file) => /\.(?:md|ya?ml|svg)$/i.test(file))
    .sort();
  const code = globSync(
    'app/{**/*.tsx,**/*copy.ts,{calculators,firm,pages}/**/*.ts,consult/requests/*.ts}',
    { cwd: root },
  )
    .filter((file) => !notOnSite.test(file))
    .sort();
  const { advertisingLawyer, representative, lawyers, firstConsultation } = firm;
  const about = JSON.stringify([
    ...[advertisingLawyer, representative, lawyers, firstConsultation],
    today,
  ]);
  return [...written, ...code].flatMap((file) => {
    // What cannot be read is told once, with its encoding.
    const source = textIn(root, file);
    const before = found.get(file);
    if (before?.source === source && before.about === about) return before.faults;
    const faults = faultsOfFile(file, source, firm, today);
    found.set(file, { source, about, faults });
    return faults;
  });
}

/** What was found last: the development server checks again after each save, which changes one file of hundreds. */
const found = new Map<string, { source: string; about: string; faults: string[] }>();

/** Tests and examples, and what the check and the schemas say to the firm. */
const notOnSite =
  /\.(?:test|spec|examples)\.tsx?$|\bgallery\/|firm\/(?:check|files|text-files|law-facts)\/|-schema\.ts$|first-consultation\.ts$/;

/** The faults of one file. */
export function faultsOfFile(file: string, source: string, firm: Named, today: string): string[] {
  const { passages, approvals } = read(file, source, firm);
  const lawyers = firm.lawyers ?? [];
  const names = [firm.representative, firm.advertisingLawyer, ...lawyers.map(({ name }) => name)];
  const persons = { lawyers, names: names.filter((name) => name !== undefined) };
  const sentences = new Set<string>();
  const faults = passages.flatMap((passage) => {
    const text = spelled(passage.pieces);
    if (approvals.length > 0) for (const one of approvable(text.text)) sentences.add(one);
    return faultsOfPassage(passage, text, persons, approvals);
  });
  return [...faults, ...approvalFaults(file, approvals, sentences, firm, today)];
}

function faultsOfPassage(
  passage: Passage,
  text: Spelled,
  persons: Persons,
  approvals: readonly Approval[],
): string[] {
  return judge(text.text, persons, passage.lawyer, rulesFor(passage.file)).flatMap((finding) => {
    const approved = approvals.some((approval) =>
      [sentenceOf(finding.sentence), sentenceOf(text.text)].includes(approval.spelled),
    );
    if (approved && finding.rule.approvable) return [];
    return [messageOf(passage, text, finding, approved)];
  });
}

/** A message: where, which words, which article, what may be said instead, and who may decide otherwise. */
function messageOf(
  passage: Passage,
  { text, offsets }: Spelled,
  { rule, start, end }: Finding,
  approved: boolean,
): string {
  // From the beginning of the word: 상속전문.
  const from = start - (/[가-힣]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const [first = 0, last = 0] = [offsets[from], offsets[end - 1]];
  const words = text.slice(from, end).trim();
  const found = passage.source.slice(first, last + 1);
  // What a field leaves out, as the amount of a consultation, stands before what is written.
  const same = bare(words).endsWith(bare(found));
  const quoted = bare(words) === bare(found) && !found.includes('\n') ? found.trim() : words;
  return [
    `${placeOf(passage, first)}: "${quoted}" (${rule.subject})`,
    ...(passage.printed ? [`이렇게 적으면 사이트에 "${readOut(passage)}"라고 나옵니다`] : []),
    ...(same || passage.printed ? [] : ['글자를 띄우거나 바꾸어 적어도 마찬가지입니다']),
    rule.why,
    `고치는 법: ${rule.instead}`,
    ...(approved ? ['변호사가 확인해도 쓸 수 없는 말이니 approved에서도 지웁니다'] : []),
    ...(!approved && rule.approvable && withApprovals.test(passage.file)
      ? ['써도 되는 문장이면 광고책임변호사의 확인을 받아 approved에 적습니다(docs/editing.md)']
      : []),
    ...(passage.file.startsWith('app/') ? ['이 파일은 개발자에게 말씀하세요'] : []),
  ].join('. ');
}

function readOut({ pieces }: Passage): string {
  return pieces.map(({ text }) => text).join('');
}

/** Without spaces, for comparison. */
function bare(words: string): string {
  return words.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}

function read(file: string, source: string, firm: Named) {
  if (file.startsWith('app/')) return { passages: codePassages(file, source), approvals: [] };
  if (/\.svg$/i.test(file)) return { passages: drawingPassages(file, source), approvals: [] };
  const markdown = file.endsWith('.md');
  const matter = markdown ? splitMatter(source) : { yaml: source, from: 0, before: 0, body: '' };
  const { yaml, from, before, body } = matter ?? { yaml: '', from: 0, before: 0, body: source };
  const lawyer = /^content\/people\/(.+)\.ya?ml$/.exec(file)?.[1];
  const passages = yamlPassages(file, source, yaml, from).map((passage) =>
    lawyer ? { ...passage, lawyer } : passage,
  );
  if (markdown) passages.push(...markdownPassages(file, source, body));
  if (file === 'content/firm.yaml' && firm.firstConsultation?.charged === false) {
    const at = Math.max(0, source.search(/^firstConsultation:/m));
    passages.push({ file, source, printed: true, pieces: [pieceAt(FREE_CONSULTATION, at)] });
  }
  return { passages, approvals: approvalsIn(yaml, before) };
}
