import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type ApprovedSentence, approvedSentences } from '../../fields/approved.ts';
import type { Firm } from '../../firm-schema.ts';
import { plainData } from '../../text-files/read-yaml.ts';
import { sentencesOf } from './judge.ts';
import { pieceAt } from './passage.ts';
import { spelled } from './spelling.ts';

/** A sentence that a lawyer has approved, in the spelling of spelling.ts. */
export interface Approval extends ApprovedSentence {
  spelled: string;
  line: number;
}

/** The list `approved` of a YAML file; what is wrong with its form is told where the file is read. */
export function approvalsIn(yaml: string, linesBefore: number): Approval[] {
  if (!/^approved:/m.test(yaml)) return [];
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines });
  const list = isMap(contents) ? contents.get('approved', true) : undefined;
  if (!isMap(contents) || !list) return [];
  const { success, output } = v.safeParse(approvedSentences, Object(plainData(yaml)).approved);
  if (!success) return [];
  return output.map((approval, at) => {
    const node = contents.getIn(['approved', at, 'sentence'], true);
    const offset = isScalar(node) ? node.range?.[0] : undefined;
    return {
      ...approval,
      spelled: sentenceOf(approval.sentence),
      line: lines.linePos(offset ?? 0).line + linesBefore,
    };
  });
}

/** What is wrong with an approval, apart from its form. */
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

/** A sentence as it is compared: in one spelling, without its full stop. */
export function sentenceOf(text: string): string {
  return spelled([pieceAt(text, 0)])
    .text.trim()
    .replace(/[.!?]+$/, '');
}

/** What an approval may name in a text: one of its sentences, or all of it. */
export function approvable(text: string): string[] {
  return [...sentencesOf(text), sentenceOf(text)];
}
