import { globSync } from 'node:fs';
import type { Firm } from '#app/firm/schema/firm-schema.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { FREE_CALL, FREE_CONSULTATION } from '#app/firm/view/first-consultation.ts';
import type { PlacedText } from '../plain-words.ts';
import { type Approval, approvable, approvalFaults, approvalsIn, sentenceOf } from './approvals.ts';
import { contentTexts, yamlIn } from './content-texts.ts';
import { type Finding, judge, type Persons } from './judge.ts';
import { rulesFor } from './rules/rules.ts';
import { spelled } from './spelling.ts';

/** The persons whom a firm names. A field that could not be read is missing. */
export type Named = Partial<Pick<Firm, 'advertisingLawyer' | 'representative' | 'lawyers'>>;

/** Places of texts for which a lawyer can approve a sentence: files of content/ with a form of their own. */
const withApprovals = /^content\/(?!maps\/).*\.(?:md|ya?ml) \d+줄/;

/**
 * Checks the texts of content/ against the rules of lawyers' advertising. Renders no page, because that takes longer
 * than all other checks: checks/content/composed-texts.test.ts judges the sentences that code composes (decision 049).
 *
 * @param root the project's folder
 * @param today such as 2026-11-26; an approval of a later day is a fault
 * @returns sentences in Korean, in the order of the files: place, words, article, and what to write instead
 */
export function advertisingFaults(root: string, firm: Named, today: string): string[] {
  return globSync('content/**/*', { cwd: root })
    .filter((file) => /\.(?:md|ya?ml|svg)$/i.test(file))
    .sort()
    .flatMap((file) => faultsOfFile(file, textIn(root, file), firm, today));
}

/**
 * Checks texts that code contains or composes, such as lines of source and texts of a rendered page. No lawyer
 * approves them.
 *
 * @returns sentences in Korean, as of `advertisingFaults`
 */
export function faultsOfTexts(texts: readonly PlacedText[], firm: Named): string[] {
  const persons = personsOf(firm);
  return texts.flatMap((text) => faultsOfText(text, { persons, file: '', approvals: [] }));
}

/** The faults of one file of content/, as of `advertisingFaults`. */
export function faultsOfFile(file: string, source: string, firm: Named, today: string): string[] {
  const { yaml, before } = yamlIn(file, source);
  const approvals = approvalsIn(yaml, before);
  const texts = contentTexts(file, source);
  const measure = { persons: personsOf(firm), file, approvals };
  const sentences = approvals.length > 0 ? texts.flatMap(({ text }) => approvable(text)) : [];
  return [
    ...new Set(texts.flatMap((text) => faultsOfText(text, measure))),
    ...approvalFaults(file, approvals, new Set(sentences), firm, today),
  ];
}

function personsOf({ representative, advertisingLawyer, lawyers = [] }: Named): Persons {
  const names = [representative, advertisingLawyer, ...lawyers.map(({ name }) => name)];
  return { lawyers, names: names.filter((name) => name !== undefined) };
}

/** The facts by which the texts of one file are judged. */
interface Measure {
  persons: Persons;
  file: string;
  approvals: readonly Approval[];
}

function faultsOfText(placed: PlacedText, { persons, file, approvals }: Measure): string[] {
  const text = spelled(placed.text);
  const lawyer = /^content\/people\/(.+)\.ya?ml$/.exec(file)?.[1];
  return judge(text, persons, lawyer, rulesFor(file)).flatMap((finding) => {
    const around = [finding.sentence, text].map(sentenceOf);
    const approved = approvals.some((approval) => around.includes(approval.spelled));
    return approved && finding.rule.approvable ? [] : [messageOf(placed, text, finding, approved)];
  });
}

/**
 * A message in Korean.
 *
 * @param text in the spelling of spelling.ts
 * @param approved whether a lawyer has approved the sentence, although none may
 */
function messageOf(
  placed: PlacedText,
  text: string,
  { rule, start, end }: Finding,
  approved: boolean,
): string {
  const beginning = /[가-힣]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const words = (beginning + text.slice(start, end)).trim();
  const plain = placed.text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const at = plain.toLowerCase().indexOf(words);
  const { place } = placed;
  return [
    `${place}: "${at < 0 ? words : plain.slice(at, at + words.length)}" (${rule.subject})`,
    ...([FREE_CALL, FREE_CONSULTATION].includes(placed.text)
      ? [`이렇게 적으면 사이트에 "${placed.text}"라고 나옵니다`]
      : []),
    ...(at < 0 ? ['글자를 띄우거나 바꾸어 적어도 마찬가지입니다'] : []),
    rule.why,
    `고치는 법: ${rule.instead}`,
    ...(approved ? ['변호사가 확인해도 쓸 수 없는 말이니 approved에서도 지웁니다'] : []),
    ...(!approved && rule.approvable && withApprovals.test(place)
      ? ['써도 되는 문장이면 광고책임변호사의 확인을 받아 approved에 적습니다(docs/editing.md)']
      : []),
    ...(place.startsWith('app/') ? ['이 파일은 개발자에게 말씀하세요'] : []),
  ].join('. ');
}
