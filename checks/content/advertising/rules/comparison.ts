import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

const others =
  '(다른|타|여느|일반|보통|기존|큰|대형) (로펌|법무법인|변호사|법률사무소|사무소|사무실)(들)?';

export const comparison: AdvertisingRule[] = [
  {
    subject: '비교',
    why: articles.comparison,
    instead: '우리가 하는 일만 적습니다',
    approvable: false,
    forbidden: [
      `${others}(이|가|과|와|은|는|의|에서|보다)?‥(보다|달리|다르|다릅|다른|차별|못지않|대비|모르|모릅)`,
      `${others}(이|가|에서|의)…(못|포기|거절|놓친|실수|실패|안 된)`,
      '(타|여느|대형|일반) (로펌|법무법인|변호사|법률사무소|사무소)(들)?(과|와|보다) 비교',
      '(다른|딴) 곳(보다|과 (다르|다릅|달리|비교))',
      '차원이 다른|비교할 수 없는|비교 불가|비교를 거부|대형 로펌 (급|수준|출신)',
      '(unlike|better than|than) (any )?other (law )?(firm|lawyer|attorney)s?',
    ],
    otherWords: ['다른 변호사(와|에게|의) (상담|의논|의견|도움|비교해 보)(…(다르|다릅|달리))?'],
  },
];
