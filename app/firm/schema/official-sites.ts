/** Finds the addresses and telephone numbers of all courts. Alone, because browsers load no other name. */
export const courtSite = 'https://help.scourt.go.kr/';

/** Front pages of the offices that guides and papers may name: deeper addresses change too often. */
export const officialSites = {
  정부24: 'https://www.gov.kr/',
  '대법원 전자민원센터': courtSite,
  홈택스: 'https://www.hometax.go.kr/',
  전자가족관계등록시스템: 'https://efamily.scourt.go.kr/',
  인터넷등기소: 'https://www.iros.go.kr/',
  '부동산공시가격 알리미': 'https://www.realtyprice.kr/',
  금융감독원: 'https://www.fss.or.kr/',
  내보험찾아줌: 'https://cont.insure.or.kr/',
} as const;
