import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import type { HeirClass, LostRight } from './situation.ts';
import { gapOfTheLaw, oldSiblings } from './unsettled.ts';

export interface ForcedRatio {
  /** Of the base; 0: no forced share. */
  ratio: Fraction;
  reasons: Reason[];
  unsettled: Unsettled[];
}

/**
 * What part of the base is an heir's forced share (민법 1112): half of the statutory share for
 * descendants and the spouse, a third for ascendants, and for siblings a third until that was struck down.
 *
 * @param statutory the statutory share; 0 for those who do not inherit
 */
export function forcedShareRatio(
  heirClass: HeirClass,
  statutory: Fraction,
  death: CalendarDate,
): ForcedRatio {
  if (statutory.equals(0)) return none('상속인이 아니면 유류분도 없습니다.', ['민법 제1112조']);
  if (heirClass === 'collateral')
    return none('4촌 이내의 방계혈족에게는 유류분이 없습니다.', ['민법 제1112조']);
  if (heirClass === 'sibling' && applies('siblings-without-forced-share', death))
    return none(
      '형제자매의 유류분은 2024년 4월 25일 위헌 결정으로 효력을 잃었고 법에서도 지워졌습니다.',
      ['헌법재판소 2020헌가4', '민법 제1112조'],
    );
  const { part, says } = parts[heirClass];
  const unsettled = inGap(death) ? [gapOfTheLaw] : [];
  return {
    ratio: statutory.mul(part),
    reasons: [says],
    unsettled: heirClass === 'sibling' ? [oldSiblings, ...unsettled] : unsettled,
  };
}

/** The ratio of someone who has lost the right to inherit: 0, and why. */
export function lostRatio(why: LostRight): ForcedRatio {
  const { text, articles } = lost[why];
  return none(text, articles);
}

const parts = {
  descendant: {
    part: new Fraction(1, 2),
    says: half('직계비속(자녀·손자녀, 그 자리를 잇는 대습상속인)', '제1호'),
  },
  spouse: { part: new Fraction(1, 2), says: half('배우자', '제2호') },
  ascendant: {
    part: new Fraction(1, 3),
    says: {
      text: '직계존속(부모·조부모)의 유류분은 법정상속분의 3분의 1입니다.',
      articles: ['민법 제1112조 제3호'],
    },
  },
  sibling: {
    part: new Fraction(1, 3),
    says: {
      text: '2024년 4월 25일 전의 상속이라 형제자매의 유류분은 법정상속분의 3분의 1입니다.',
      articles: ['구 민법 제1112조 제4호'],
    },
  },
};

const lost: Record<LostRight, Reason> = {
  renounced: {
    text: '상속을 포기하면 처음부터 상속인이 아니었던 것이 되어 유류분도 없습니다.',
    articles: ['민법 제1042조', '민법 제1112조'],
  },
  disqualified: {
    text: '상속결격이면 상속인이 되지 못하므로 유류분도 없습니다.',
    articles: ['민법 제1004조', '민법 제1112조'],
  },
  forfeited: {
    text: '상속권 상실 선고가 확정되면 상속이 시작된 때로 거슬러 상속권을 잃고, 유류분도 없습니다.',
    articles: ['민법 제1004조의2 제6항', '민법 제1112조'],
  },
};

function half(who: string, number: string): Reason {
  return {
    text: `${who}의 유류분은 법정상속분의 2분의 1입니다.`,
    articles: [`민법 제1112조 ${number}`],
  };
}

function none(text: string, articles: string[]): ForcedRatio {
  return { ratio: new Fraction(0), reasons: [{ text, articles }], unsettled: [] };
}

/** Between the day the court had set for the amendment and the amendment. */
function inGap(death: CalendarDate): boolean {
  return death >= '2026-01-01' && death < '2026-03-17';
}
