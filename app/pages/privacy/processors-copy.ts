import { policyTitles } from '#app/firm/schema/policy.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';

const NONE = '개인정보의 처리를 위탁하지 않으며, 국외로 이전하지 않습니다.';
const ASK = '처리를 맡은 회사의 이름은 전화로 물어보시면 알려 드립니다.';

/**
 * 처리 위탁 and 국외 이전. A public site does not start while it sends data to a host that is in no entry.
 *
 * @param written `processors` of content/firm.yaml: empty if the firm writes that there are none, null if it writes nothing
 */
export function processorsSection(written: readonly Processor[] | null) {
  const rows = written?.map(rowOf) ?? [];
  return {
    id: 'processors',
    title: policyTitles.processors,
    ...(rows.length > 0 ? { rows } : { paragraphs: [written ? NONE : ASK] }),
  };
}

function rowOf({ name, work, abroad }: Processor): { term: string; text: string } {
  if (!abroad) return { term: name, text: work };
  const { country, items, how, contact, period, refusal } = abroad;
  const text = [
    `맡긴 일: ${work}`,
    `보내는 항목: ${items}`,
    `시기와 방법: ${how}`,
    `회사의 연락처: ${contact}`,
    `기간: ${period}`,
    `거부하는 방법: ${refusal}`,
  ].join('\n');
  return { term: `${name} (${country})`, text };
}
