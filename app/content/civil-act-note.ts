/** Explains articles that are cited without their act; shown once a page. */
export const civilActNote = '법률명이 없으면 민법 조문입니다.';
