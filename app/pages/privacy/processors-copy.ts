import { firm } from '#app/firm/firm.ts';
import { policyTitles } from '#app/firm/policy.ts';
import type { Processor } from '#app/firm/processor-schema.ts';

/**
 * 처리 위탁 and 국외 이전. That nothing is entrusted is said only where the firm wrote so itself, and the configuration names
 * no company that is known.
 */
export function processorsSection(processors: readonly Processor[]) {
  const none = firm.processors
    ? ['개인정보의 처리를 위탁하지 않으며, 국외로 이전하지 않습니다.']
    : [];
  return {
    id: 'processors',
    title: policyTitles.processors,
    ...(processors.length > 0 ? { rows: processors.map(rowOf) } : { paragraphs: none }),
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
