import type { CalendarDate } from './family.ts';

/**
 * A change of the law, or a day from which it is uncertain: a rule that knows from when it applies.
 * The next amendment is one entry here, one question of `applies` where it matters, and its tests.
 */
export interface Amendment {
  /** Applies to deaths from this day on. */
  from: CalendarDate;
  /** What changed, for a visitor. */
  change: string;
  /** As visitors read them: the article, and the clause that fixes the day. */
  articles: readonly string[];
}

export const amendments = {
  /** Ranks and shares as they are today; the estates of earlier deaths follow the law before. */
  'shares-of-today': {
    from: '1991-01-01',
    change: '성별이나 혼인과 관계없이 똑같이 나누고, 배우자는 5할을 더합니다.',
    articles: ['민법 제1009조', '민법 부칙(법률 제4199호) 제12조 제1항'],
  },
  /** A minor's limited acceptance after coming of age; certain earlier deaths are covered, too. */
  'acceptance-of-age': {
    from: '2022-12-13',
    change: '미성년일 때 빚을 상속한 사람은 성년이 된 뒤 한정승인을 할 수 있습니다.',
    articles: ['민법 제1019조 제4항', '민법 부칙(법률 제19069호) 제2조'],
  },
  'siblings-without-forced-share': {
    from: '2024-04-25',
    change: '형제자매에게는 유류분이 없습니다.',
    articles: ['민법 제1112조', '헌법재판소 2020헌가4'],
  },
  /** The court's decision that an heir forfeits, and who represents the person. */
  forfeiture: {
    from: '2024-04-25',
    change: '가정법원의 선고로 상속권을 잃을 수 있고, 그 직계비속이 대습상속합니다.',
    articles: ['민법 제1004조의2', '민법 제1001조', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The proviso of 1008: a reward for care or contribution is no special benefit. */
  'reward-for-care': {
    from: '2024-04-25',
    change:
      '특별한 부양이나 기여의 보상으로 받은 재산은 그에 상응하는 범위에서 특별수익이 아닙니다.',
    articles: ['민법 제1008조 단서', '민법 부칙(법률 제21454호) 제2조'],
  },
  /** The act whose text the tax follows. */
  'tax-act-of-2026': {
    from: '2026-01-01',
    change: '상속세는 이 법으로 셈합니다.',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
  /** No amendment: the court's term for one was over, and 2026-03-17 had not come. */
  'term-for-forced-share-over': {
    from: '2026-01-01',
    change: '헌법재판소가 유류분 규정을 고치도록 정한 시한이 지났습니다.',
    articles: ['헌법재판소 2020헌가4'],
  },
  /** 1003②: only a dead person's spouse represents. No clause fixes the day: our reading. */
  'spouse-of-the-dead-only': {
    from: '2026-03-17',
    change: '대습상속하는 배우자는 먼저 사망한 사람의 배우자뿐입니다.',
    articles: ['민법 제1003조 제2항'],
  },
  /** 1115①: the forced share is paid as value, not given back in kind. */
  'forced-share-in-value': {
    from: '2026-03-17',
    change: '유류분은 원물이 아니라 가액으로 돌려받습니다.',
    articles: ['민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
  },
  /** A bill, not law: when it is passed this becomes an amendment, or goes. */
  'tax-bill-of-2026': {
    from: '2027-01-01',
    change: '2026년 세제개편안이 통과되면 상속세가 달라질 수 있습니다.',
    articles: ['상속세 및 증여세법(법률 제21219호)'],
  },
} satisfies Record<string, Amendment>;

export type AmendmentName = keyof typeof amendments;

/** Whether the amendment applies to the estate of someone who died on that day. */
export function applies(name: AmendmentName, death: CalendarDate): boolean {
  return death >= amendments[name].from;
}
