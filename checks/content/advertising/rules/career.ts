import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

const judges =
  '판사|검사|법관|법원장|부장판사|부장검사|검사장|지검장|대법관|재판관|재판연구관|연구관';
const offices =
  '법원|검찰|경찰|경찰청|국세청|세무서|세무서장|청장|총장|고위직|고위 공직자|법조|조사관|수사관|서기관|사무관|공무원';

export const career: AdvertisingRule[] = [
  {
    subject: '전관·출신',
    why: articles.formerOffice,
    instead: '"서울가정법원 판사, 2010–2015"처럼 기관과 기간을 사실대로만 적습니다',
    approvable: false,
    forbidden: [
      '(?<![가-힣])((고위|판사|검사|법관|법원|부장판사|고위직) )?전관(?=$|[^가-힣]|[은는이가을를의도만과와급들]|변호|출신|으로)',
      '전관 예우|former (judge|prosecutor)',
      `(${judges}|${offices}|대형 로펌|로펌) (간부|직원|고위직|수석)? 출신`,
      `전직 (${judges})|(^|[,(·:] )전 (${judges})|(?<![가-힣])전 (부장판사|부장검사|대법관|법원장|검사장|지검장|재판관)`,
      `(${judges}|현직) 시절|(${judges})(였던|이었던) (대표|담당)? 변호사`,
    ],
    otherWords: [
      '[가-힣]+ 출신(인|이신|이었던)? (고인|아버지|어머니|피상속인|배우자|상속인|남편|아내)',
    ],
  },
  {
    subject: '연고',
    why: articles.connections,
    instead: '지웁니다. 경력은 기관과 기간만 적습니다',
    approvable: false,
    forbidden: [
      `(재판부|수사기관|법조계|담당자|${judges}|${offices})…((?<!특별 ?|특별한 ?|무 ?)연고(?! ?자|지)|인맥|친분|연줄|네트워크|인연|통하는|영향력)`,
      `(${judges}|재판부)(를|을|님을?|와|과)…잘 (아는|압|알)`,
      '(?<![가-힣])인맥|연줄',
    ],
    otherWords: [
      '특별 연고|특별한 연고|무 연고|연고 (자|지)|연고가 (있|없)',
      '(고인|피상속인|망인|사망한 분)(과|의|와)?…(연고|인연|친분)',
      '인맥도',
    ],
  },
  {
    subject: '자격',
    why: articles.qualification,
    instead: '"미국 뉴욕주 변호사"처럼 자격을 준 곳을 적습니다',
    approvable: false,
    forbidden: ['국제 변호사|국제법 변호사|international (lawyer|attorney)'],
  },
];
