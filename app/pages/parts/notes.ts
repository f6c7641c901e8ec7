/** Names the act of articles that are cited without one. Shown once a page. */
export const civilActNote = '법 이름 없이 적은 조문은 모두 민법입니다.';

/** Explains the short name of the act on pages that use it. */
export const taxActNote = '상증법은 상속세 및 증여세법입니다.';

/** Shown on every page while the firm is the sample. */
export const sampleNote = [
  '이 사이트는 견본입니다.',
  '이름, 주소, 전화번호, 금액은 실제가 아닙니다.',
];

/** Disclaimer at the end of every page. */
export const disclaimer =
  '이 사이트의 내용은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';
