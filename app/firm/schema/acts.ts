/** The acts that the texts cite, except the Civil Act, which needs no name; longer names first. */
const others = [
  '가사소송수수료규칙',
  '가사소송규칙',
  '가사소송법',
  '가족관계등록법',
  '국민연금법',
  '국세기본법',
  '국제사법',
  '국제조세조정법',
  '근로자퇴직급여보장법',
  '남북가족특례법',
  '농지법',
  '민사소송법',
  '민사집행법',
  '부동산거래신고법',
  '부동산등기규칙',
  '부동산등기법',
  '상법',
  '상속세 및 증여세법',
  '상증법',
  '신탁법',
  '의료법',
  '자동차등록령',
  '정보공개법',
  '주택임대차보호법',
  '지방세법',
  '지방세특례제한법',
  '채무자회생법',
];

/** The acts that the texts cite, as alternatives of a regular expression. */
export const actNames = ['민법', ...others].join('|');
