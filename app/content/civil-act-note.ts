/** Explains articles that are cited without their act; shown once a page. */
export const civilActNote = '법률명이 없으면 민법 조문입니다.';

/** Explains the short name of the act, where it is used. */
export const taxActNote = '상증법은 상속세 및 증여세법입니다.';
