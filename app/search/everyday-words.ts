/** Words that visitors type but no page contains, with words that find the right page. */
const said: [RegExp, string][] = [
  [/^[가-힣 ]{2,14} ?(?:돌아가셨|사망했|사망하셨)(?:는데|고|어서)요?,? /, ''],
  [/^[가-힣 ]{2,14} ?(?:돌아가[셨신]|사망[했하])[가-힣]*[.?!]*$/, '가족이 돌아가신 뒤 할 일'],
  [/^(?:(?:상속 ?포기|한정 ?승인) ?)?심판 ?청구서/, '상속포기 신고서'],
  [
    /^(?:관할 ?(?:가정)? ?(?:법원)?|어느 ?법원)[가-힣]*$/,
    '상속포기와 한정승인 마지막 주소지 가정법원',
  ],
  [
    /(?:이복|이부|배다른) ?(?:형제|자매|동생|형|누나|언니|오빠)|(?:새|의붓) ?(?:엄마|아빠|어머니|아버지)|계[모부]/,
    '의붓자녀',
  ],
  [/엄마/, '어머니'],
  [/아빠/, '아버지'],
  [/수임료|변호사비/, '변호사 비용'],
  [/찾아 ?오시?는 ?길|약도|지하철/, '오시는 길'],
  [/주차장/, '주차'],
  [/^빛/, '빚'],
  [/해외|미국|일본/, '외국'],
  [/월세|전세/, '전셋집'],
];

/** Replaces a visitor's words with those of the pages. */
export function inPageWords(query: string): string {
  return said.reduce((text, [pattern, words]) => text.replace(pattern, words), query);
}
