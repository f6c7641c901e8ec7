/** One rule of lawyers' advertising that can be checked by words. */
export interface AdvertisingRule {
  /** Its subject. */
  name: string;
  pattern: RegExp;
  /** The rule and its source. */
  why: string;
  /** What to write instead. */
  instead: string;
}

const regulation = '변호사 광고에 관한 규정';

/**
 * Words that 변호사법 제23조 제2항 and the bar's 변호사 광고에 관한 규정 (as of 2025-02-06) forbid in an
 * advertisement. They find the obvious cases; the firm's 광고책임변호사 reviews the rest.
 */
export const advertisingRules: AdvertisingRule[] = [
  {
    name: '결과',
    pattern:
      /승소율|성공률|승률|(?:승소|성공|결과|수익)[^.]{0,4}보장|보장(?:합니다|해 드)|100\s?%|무조건|확실(?:히|한|하게)|반드시 (?:이기|승소|받아|찾아)|\d+\s?건\s?(?:이상\s?)?(?:승소|성공|해결)|(?:승소|성공)\s?사례\s?\d/,
    why: `${regulation} 제4조, 변호사법 제23조 제2항 제4호: 결과를 예측하거나 보장하는 광고를 할 수 없습니다`,
    instead: '하는 일과 순서만 적습니다',
  },
  {
    name: '최상급',
    pattern:
      /최고의|최고 |업계 최|국내 최|전국 최|최상의|유일(?:한|하게|무이)|1\s?위|독보적|압도적|으뜸|넘버원|No\.\s?1/i,
    why: `${regulation} 제4조, 변호사법 제23조 제2항 제3호: 최고, 유일, 1위처럼 부풀린 말을 쓸 수 없습니다`,
    instead: '비교하지 않고 사실만 적습니다',
  },
  {
    name: '비교',
    pattern:
      /(?:다른|타) ?(?:로펌|법무법인|변호사|사무소)[^.]{0,6}(?:보다|달리|다르)|대형 ?로펌 ?(?:보다|출신)/,
    why: `${regulation} 제4조, 변호사법 제23조 제2항 제5호: 다른 변호사와 비교하거나 비방할 수 없습니다`,
    instead: '우리 업무만 적습니다',
  },
  {
    name: '자격',
    pattern:
      /국제 ?변호사|전관|(?:판사|검사|법관|부장판사|고위직) ?출신|인맥|(?:재판부|판사|검사|법원)[^.]{0,6}연고/,
    why: `${regulation} 제7조, 변호사법 제23조 제2항 제2호·제30조: 전관예우나 연고를 드러내거나 없는 자격을 적을 수 없습니다`,
    instead: '경력은 기관과 기간을 사실대로만 적습니다',
  },
  {
    name: '보수',
    pattern: /최저가?|할인|환불|후불|반값|특가|견적 ?비교|업계 ?최저|저렴/,
    why: `${regulation} 제10조·제5조 제4항: 보수를 깎거나 돌려준다고 광고할 수 없습니다`,
    instead: '보수를 어떻게 정하는지만 적습니다',
  },
  {
    name: '무료',
    pattern: /무료|공짜|0원/,
    why: `${regulation} 제10조: 무료 상담을 내세울 수 없습니다`,
    instead: '"상담 신청"이라고만 적습니다',
  },
  {
    name: '후기',
    pattern: /후기|별점|평점|고객 ?(?:만족|감사)|감사 ?(?:편지|의 ?글)|의뢰인 ?[A-Z가-힣] ?씨/,
    why: `${regulation} 제5조 제3항: 광고인지 알 수 없는 후기를 실을 수 없습니다`,
    instead: '지웁니다',
  },
];

/** 전문, except in legal terms where it means something else (전문개정). */
export const specialty = /(?:(?<field>[가-힣·]{2,8}?) ?)?전문(?!개정|법칙|증거|분야 등록)/g;

export const specialtyRule = {
  name: '전문',
  why: `${regulation} 제9조: "전문"은 대한변호사협회에 전문분야로 등록한 때에만 씁니다`,
  instead:
    '"주요 업무"라고 적거나, 등록했다면 content/people/의 변호사 파일에 registeredField를 적습니다',
};

/** A person's name before 변호사: a family name and two syllables that are not a word ending. */
export const namedLawyer =
  /(?<![가-힣])(?<name>[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진][가-힣][가-힣])(?<!(?:[한할인진된은는을의와과로적된]|책임|담당)) ?(?:대표)?변호사/g;

export const namedLawyerRule = {
  name: '사람',
  why: '변호사법 제23조 제2항 제1호: 없는 사람을 지어낼 수 없습니다',
  instead: '이름은 content/firm.yaml과 content/people/에만 적습니다',
};
