import * as v from 'valibot';
import { type ApprovedSentence, approvedSentences } from '#app/firm/schema/fields/approved.ts';
import type { Firm } from '#app/firm/schema/firm-schema.ts';
import { plainData, readYaml } from '#app/firm/text-files/read-yaml.ts';
import { sentencesOf } from './judge.ts';
import { spelled } from './spelling.ts';

/** A sentence that a lawyer has approved, in the spelling of spelling.ts. */
export interface Approval extends ApprovedSentence {
  spelled: string;
  line: number;
}

/**
 * Reads the list `approved` of a YAML file. The reader of the file reports faults in its form.
 *
 * @param before lines of the file before the YAML
 */
export function approvalsIn(yaml: string, before: number): Approval[] {
  if (!/^approved:/m.test(yaml)) return [];
  const { success, output } = v.safeParse(approvedSentences, Object(plainData(yaml)).approved);
  if (!success) return [];
  const { lineOf } = readYaml(v.unknown(), yaml, before);
  return output.map((approval, at) => ({
    ...approval,
    spelled: sentenceOf(approval.sentence),
    line: lineOf(['approved', at, 'sentence']),
  }));
}

/**
 * Finds approvals that do not hold.
 *
 * @param sentences every `approvable` part of the file's texts
 * @returns sentences in Korean: a sentence that the file lacks, another lawyer than the responsible one, a day to come
 */
export function approvalFaults(
  file: string,
  approvals: readonly Approval[],
  sentences: ReadonlySet<string>,
  firm: Partial<Pick<Firm, 'advertisingLawyer' | 'lawyers'>>,
  today: string,
): string[] {
  const names = (firm.lawyers ?? []).map(({ name }) => name);
  return approvals.flatMap(({ sentence, spelled: text, by, on, line }) => {
    const place = `${file} ${line}줄: approved`;
    return [
      ...(sentences.has(text)
        ? []
        : [
            `${place}: "${sentence}" 문장이 이 파일에 없습니다. 문장이 바뀌었으면 변호사의 확인을 다시 받아 지금의 문장을 그대로 적고, 없어졌으면 이 항목을 지웁니다`,
          ]),
      ...(by === (firm.advertisingLawyer ?? by) && names.includes(by)
        ? []
        : [
            `${place}: by에는 광고책임변호사의 이름을 적습니다. content/firm.yaml의 advertisingLawyer와 같고 content/people/에 있는 변호사여야 합니다. 지금은 "${by}"입니다`,
          ]),
      ...(on <= today ? [] : [`${place}: on이 아직 오지 않은 날입니다. 확인한 날을 적습니다`]),
    ];
  });
}

/** A sentence in the spelling in which approvals are compared, without its full stop. */
export function sentenceOf(text: string): string {
  return spelled(text)
    .trim()
    .replace(/[.!?]+$/, '');
}

/** The parts of a text that an approval may name: each of its sentences, and all of it. */
export function approvable(text: string): string[] {
  return [...sentencesOf(spelled(text)), sentenceOf(text)];
}
