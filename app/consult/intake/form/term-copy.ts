import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';

/** The term to renounce, at the day of death. */
export const term = {
  facts: ['3.1', '8.4', '8.8'] satisfies LawFactId[],
  until: (day: string, left: number) => (left < 0 ? `${day}에` : `${day}까지,`),
  left: (days: number) =>
    days < 0 ? '지났습니다' : days === 0 ? '오늘이 마지막 날입니다' : `${days}일 남음`,
  safe: (why: string, day: string) =>
    `${why}${why.endsWith('이') ? '' : '가'} 있어 ${day}까지가 안전합니다.`,
  urgent: {
    title: (name: string, day: string) =>
      `${name} 기한이 ${day}입니다. 저희 전화를 기다리지 마세요.`,
    text: '그날 법원이 문을 닫기 전에 신고하거나, 기간을 늘려 달라고 청구하셔야 합니다(민법 제1019조 제1항).',
    forms: '법원에 낼 서류 쓰기',
  },
};
