import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

/** An amount of nothing: not the end of 55,000원, nor the 0 of 5만 0원. */
const nothing =
  '(?<![\\d.,만억천백십조])(?<![만억천백십조\\d] )0+ ?원(?![가-힣]*칙)|₩ 0+(?![\\d.,])|(?<![a-z])(krw|won) 0(?![\\d.,])|(?<![\\d.,])0 (krw|won)';

export const freeOfCharge: AdvertisingRule[] = [
  {
    subject: '무료',
    why: articles.freeOfCharge,
    instead: '"상담 신청"이라고만 적거나 상담료를 금액으로 적습니다',
    approvable: true,
    forbidden: [
      '무료(?!함|하)|공짜|꽁짜|무보수',
      '무상(으로|의)?…{service}|{service}(을|를|은|는|도)? 무상',
      nothing,
      '(?<![a-z-])free(?![a-z])',
      '비용 (없이|부담 없이|걱정 없이|은 없이)…{service}',
    ],
    otherWords: [
      // A public service, whose own words these are.
      '{office}‥(에서|의|은|는|이|가|에서는)…무료 (법률 )?상담',
      'feel free|(tax|duty|toll|barrier|interest|royalty|free)[- ]free|free (parking|wi-?fi)|parking‥free',
    ],
    ofTheLaw: [
      '{office}…무료|(발급|열람|조회|등본|초본|증명서|주차)…무료|무료 (로|인|입니다)?‥(발급|열람|조회|주차|와이파이|등본|증명|급식|법률구조|변환|번호|전화)',
      '(주차|지하|층|건물|차량)[^.!?]{0,20}({number}|한|두|세|네) (시간|분)‥무료|주차…무료|{number} (시간|분) 무료 주차',
      '(세금|상속세|증여세|취득세|발급|세액|과세표준|가액|상속분|유류분|기여분|재산|잔액|잔고|빚|채무|공제|이자|보험금|예금|인지대|송달료|차액|납부|부족액)(이|가|은|는|을|를|도|액)?…0 원',
      '0 원( 신고|으로|이 되|이면|인 경우|보다|이하|이라도|이어도|이 아니)',
    ],
  },
  {
    subject: '보수 없음',
    why: articles.freeOfCharge,
    instead: '상담료와 착수금을 금액이나 정하는 방법으로 적습니다',
    approvable: true,
    evenDenied: true,
    forbidden: [
      '{fee}(를|을|은|는|도|이|가|:)? (전혀 |일절 |따로 |별도로 )?(없(?!으면|는 경우)(습니다|음)?|받지 않(?!으면)(습니다|음)?|안 받|안받|면제|무(?![가-힣])|제로|0(?![\\d.,])|부담 없|x(?![a-z]))',
      '(비용|부담|수임료) (제로|zero)|(상담|자문|착수)(은|는|도|에|에는|엔)? (비용|돈|요금)(이|을|은|도)? (전혀 |따로 )?(없|들지 않|안 들|받지 않|안 받)',
    ],
    ofTheLaw: ['(조정|심판|소송|신청|법원)…(변호사 비용|변호사 보수)…(없|않)'],
  },
];
