/** Explains articles that are cited without their act; shown once a page. */
export const civilActNote = '법 이름 없이 적은 조문은 모두 민법입니다.';

/** Explains the short name of the act, where it is used. */
export const taxActNote = '상증법은 상속세 및 증여세법입니다.';
