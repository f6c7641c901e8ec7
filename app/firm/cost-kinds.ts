import type { LawFactId } from './law-facts.ts';
import { ways } from './ways.ts';

/** A cost that is paid to a court or an office. */
interface OfficeCost {
  term: string;
  text: string;
  basis?: string;
  facts?: LawFactId[];
}

/** What goes to courts and offices, by kinds only: the amounts depend on the case and the year. */
export const officeCosts: OfficeCost[] = [
  {
    term: '인지대',
    text: '가정법원이나 법원에 청구하거나 신고할 때 냅니다. 상속포기와 한정승인은 한 사람에 5,000원, 상속권 상실 선고는 20,000원입니다.',
    basis: '가사소송수수료규칙 제2조·제3조',
    facts: ['22.7'],
  },
  { term: '송달료', text: '법원이 서류를 보내는 데 드는 비용을 미리 냅니다.' },
  { term: '감정료', text: '부동산 같은 재산의 가액을 감정할 때 냅니다.' },
  {
    term: '공고 비용',
    text: '한정승인을 한 뒤 채권자와 유증받은 분에게 신문으로 공고할 때 듭니다.',
    basis: '민법 제1032조',
    facts: ['3.8'],
  },
  {
    term: '취득세와 등기 비용',
    text: '부동산을 상속등기할 때 냅니다. 취득세는 시가표준액의 2.8%, 농지는 2.3%입니다.',
    basis: '지방세법 제11조·제20조',
    facts: ['7.11', '24.2'],
  },
  {
    term: '공증 수수료',
    text: '공정증서로 유언하거나 후견계약을 체결할 때 냅니다.',
    basis: '민법 제1068조·제959조의14',
    facts: ['6.3', '6.7'],
  },
];

/** The kinds of cost that the page of fees explains, by their names. */
export const costKinds = Object.fromEntries(
  [...ways.fee.rows, ...officeCosts].map(({ term, text }) => [term, text]),
);
