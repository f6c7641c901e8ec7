import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

const whose =
  '이용|상담|의뢰인|고객|방문|방문자|수임|승소|구글|네이버|카카오|실제|생생|해결|영수증';

export const clients: AdvertisingRule[] = [
  {
    subject: '후기',
    why: articles.testimonials,
    instead: '지웁니다',
    approvable: true,
    forbidden: [
      `(?<![가-힣])((${whose}) )?후기(?![간한일관본])`,
      `별점|평점|(${whose}) (리뷰|평가|추천|별)|리뷰 ‥[45]\\.\\d|고객 (만족|감동)|testimonials?`,
      '(감사|칭찬)(의|하는|해 주신)? (편지|글|말씀|후기|메시지)(?!을 (드|전))|(의뢰인|고객)(의|들의|분들의)? (목소리|한마디|이야기|증언)',
      '[★⭐☆]{3,}|[★⭐☆] ?[45](\\.\\d)?|[45]\\.\\d ?/ ?5|별 (다섯|5) 개',
    ],
    otherWords: ['(조선|고려|신라|중세|근대|현대|세기|임신|학기) 후기|후기 (고령|청소년|발달)'],
  },
  {
    subject: '의뢰인',
    why: articles.clients,
    instead: '누구인지 알 수 없게 고치거나, 의뢰인의 동의를 받아 광고책임변호사가 확인합니다',
    approvable: true,
    forbidden: [
      '(의뢰인|고객|의뢰하신|상담자|내담자)(이신|이었던|인)?,? (({family}) (모|○+|o+|\\*+)|({family})[가-힣]{1,2}|[a-z])\\.? (씨|님)(?=$|[^가-힣]|[은는이가을를의도께과와])',
      '({family}) (모|○{1,2}|o{2}) (씨|님|회장|사장|대표)(의|가|는)?‥(사건|소송|의뢰)',
    ],
  },
];
