import { amendmentDays } from '#app/content/amendment-days.ts';
import { amendments as copy } from '#app/content/amendments.ts';
import { civilActNote } from '#app/content/civil-act-note.ts';
import { firm } from '#app/content/firm.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import {
  areaOnward,
  guideOnward,
  questionsOnward,
  toolOnward,
} from '../parts/onward-links.server.ts';
import type { AmendmentsContent } from './amendments.tsx';

export const amendments = {
  load({ context }) {
    const { title, columns, groups, checked } = copy;
    return {
      head: {
        title: `2026년 달라진 상속법: 유류분, 상속권 상실(구하라법) | ${firm.name}`,
        description:
          '2026년 3월 17일 개정 민법의 상속권 상실, 유류분, 대습상속을 개정 전과 나란히 비교하고, 언제 돌아가신 경우부터 적용되는지 조문과 함께 안내합니다.',
      },
      content: {
        ...crumbsOf(context.get(originContext), { path: '/amendments', title: '달라진 법' }),
        title: title.join(' '),
        intro:
          '개정 전과 현행을 나란히 적었습니다. 언제 돌아가신 경우부터 적용되는지는 조문마다 다르니, 적용되는 날짜를 확인해 주세요.',
        notes: [checked, civilActNote],
        ...{ columns, groups, days: amendmentDays },
        onward: [
          areaOnward('forfeiture'),
          areaOnward('forced-share'),
          toolOnward('forced-share'),
          guideOnward('forced-share-claim'),
          guideOnward('contribution-and-special-benefit'),
          ...questionsOnward(['siblings-forced-share', 'neglected-family']),
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<AmendmentsContent>;
