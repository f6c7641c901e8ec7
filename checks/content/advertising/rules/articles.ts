const regulation = '변호사 광고에 관한 규정';

/**
 * The articles behind the rules: 변호사법 제23조 제2항 and the bar's 변호사 광고에 관한 규정 (as of 2025-02-06). The numbers of
 * the regulation's articles come from a summary (docs/decisions/020-checked-copy.md).
 */
export const articles = {
  results: `${regulation} 제4조, 변호사법 제23조 제2항 제4호: 결과를 예측하거나 보장하는 광고를 할 수 없습니다`,
  caseResults:
    '변호사법 제23조 제2항 제4호: 결과에 부당한 기대를 갖게 하는 광고를 할 수 없습니다. 맡은 사건에는 결과를 적지 않습니다',
  superlatives: `${regulation} 제4조, 변호사법 제23조 제2항 제3호: 최고, 유일, 1위처럼 부풀린 말을 쓸 수 없습니다`,
  comparison: `${regulation} 제4조, 변호사법 제23조 제2항 제5호: 다른 변호사와 비교하거나 비방할 수 없습니다`,
  formerOffice: `${regulation} 제7조: 전관이나 출신을 내세울 수 없습니다`,
  connections: `변호사법 제30조, ${regulation} 제7조: 법원이나 수사기관과의 연고를 드러낼 수 없습니다`,
  qualification: '변호사법 제23조 제2항 제2호: 국제변호사처럼 법에 없는 자격을 적을 수 없습니다',
  specialty: `${regulation} 제9조: "전문"은 그 분야를 대한변호사협회에 등록한 변호사에게만 씁니다`,
  fees: `${regulation} 제10조·제5조 제4항: 보수를 깎거나 돌려준다고 광고할 수 없습니다`,
  freeOfCharge: `${regulation} 제10조: 무료 상담이나 무료 사건을 내세울 수 없습니다`,
  testimonials: `${regulation} 제5조 제3항: 광고인지 알 수 없는 후기를 실을 수 없습니다`,
  clients: `${regulation} 제4조, 변호사법 제26조: 의뢰인을 알아볼 수 있게 적을 수 없습니다`,
  people: '변호사법 제23조 제2항 제1호: 없는 사람을 지어낼 수 없습니다',
  responsibleLawyer: `${regulation} 제3조 제2항: 광고에는 광고책임변호사의 이름을 적습니다`,
};
