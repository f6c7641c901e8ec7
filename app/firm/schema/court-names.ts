/** The 시·도 as of 2026-07-01, in the order in which pages list them. */
export const provinceNames = [
  '서울특별시',
  '부산광역시',
  '대구광역시',
  '인천광역시',
  '대전광역시',
  '울산광역시',
  '세종특별자치시',
  '경기도',
  '강원특별자치도',
  '충청북도',
  '충청남도',
  '전북특별자치도',
  '전남광주통합특별시',
  '경상북도',
  '경상남도',
  '제주특별자치도',
] as const;

/** A family court or a branch of one, or a district court or branch that has its duties. */
export type CourtKind = '가정법원' | '가정법원 지원' | '지방법원' | '지방법원 지원';

/** The name of a court: 수원가정법원, or 수원가정법원 성남지원. */
export const COURT_NAME = /^[가-힣]{2,4}(가정법원|지방법원)( [가-힣]{2,3}지원)?$/;

/** The kind of a court, which its name states. */
export function kindOf(court: string): CourtKind {
  const seat = court.includes('가정법원') ? '가정법원' : '지방법원';
  return court.endsWith('지원') ? `${seat} 지원` : seat;
}

/** The district court with the name of a family court, such as 수원지방법원 성남지원 for 수원가정법원 성남지원. */
export function namesake(court: string): string {
  return court.replace('가정법원', '지방법원');
}
