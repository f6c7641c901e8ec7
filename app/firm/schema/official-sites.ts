/** Front pages of the offices that guides may name: deeper addresses change too often. */
export const officialSites = {
  정부24: 'https://www.gov.kr/',
  '대법원 전자민원센터': 'https://help.scourt.go.kr/',
  홈택스: 'https://www.hometax.go.kr/',
} as const;
