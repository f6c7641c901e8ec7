import { firm } from '#app/firm/view/firm.ts';

/** Labels of the layout. */
export const layoutLabels = {
  skip: '본문으로 건너뛰기',
  mainMenu: '주 메뉴',
  menu: '메뉴',
  siteMap: '사이트 지도',
};

/** Headings of the groups in menu and footer. */
export const menuTitles = {
  calculators: '계산기',
  situations: '상황',
  areas: '맡는 사건',
  /** In the header. */
  areasShort: '사건',
  guide: '안내',
};

export const allAreas = '맡는 사건 전체';

export const colorModeLabels = {
  menu: '화면 모드',
  system: '기기 설정대로',
  light: '밝게',
  dark: '어둡게',
};

/** Terms for facts that only the footer shows. */
export const footerTerms = { representative: '대표변호사', businessNumber: '사업자등록번호' };

/** Labels of the contact channels. */
export const contactWords = {
  open: '연락',
  /** The accessible name of the contact bar on wide screens. */
  edge: '연락 방법',
  all: '연락 방법 모두 보기',
  title: '편한 방법으로 말씀해 주세요',
  /** Advice for calls outside the opening hours. */
  later: firm.hours
    ? '그 밖의 시간에는 상담 신청을 남겨 주세요. 다음 평일에 전화드립니다.'
    : '전화를 받지 못하면 상담 신청을 남겨 주세요.',
};
