/** Lists of words, as alternatives of a regular expression. */
const oneOf = (...lines: string[]) => lines.join('|').replaceAll(' ', '|').replaceAll('_', ' ?');

/** Words that rules name in braces. An underscore is a space that may be missing. */
export const vocabulary = {
  /** People, things and acts of an inheritance. */
  case: oneOf(
    '상속인 피상속인 공동상속인 고인 망인 배우자 남편 아내 자녀 아들 딸 장남 장녀 형제 자매 부모 아버지 어머니',
    '손자 손녀 손주 가족 유족 친족 친권자 후견인 후견 채권자 채무자 수유자 수증자 유언자 증인',
    '상속 재산 유산 부동산 토지 땅 아파트 주택 집 건물 예금 통장 주식 지분 상속분 유류분 기여분 보험금 퇴직금',
    '유언 유증 증여 사망 실종 채무 빚 채권 승인 포기 협의 심판 분할 등기 신고 신청 청구 물려 나누 나눠 증거 증명',
    '서류 자료 날짜 기간 기한 세금 상속세 증여세 취득세 세액 세율 과세 공제 가산세 감면 가산 합산 배상 한도 명의 소유 과실 책임',
    '법원 세무서 민법 판례 대법원 조문 소송비용 친자 혈연',
  ),
  /** Public offices and others who do something without charge. */
  office: oneOf(
    '정부24 법원 등기소 주민센터 행정복지센터 구청 시청 군청 읍면동 은행 금융감독원 금감원 국세청 홈택스',
    '손택스 세무서 법률구조공단 공단 마을변호사 법률홈닥터 가정법률상담소 우체국 안심상속 인터넷 무인발급기',
    '도서관 국가법령정보센터 전자가족관계 위택스 공사 보건소',
  ),
  /** Services of a lawyer for a client. */
  service: oneOf(
    '상담 자문 변론 법률_검토 검토 소송 대리 진단 서비스 사건 의뢰 수임 선임 법률 변호 소장 방문 출장 컨설팅',
    '내용증명 계약서 견적 consult legal case advice review evaluation lawyer',
  ),
  /** Fees of a lawyer. */
  fee: oneOf(
    '수임료 착수금 선임료 상담료 상담비 상담_비용 자문료 자문_비용 변호사_비용 변호사_보수',
  ),
  /** Lawyers and firms, which texts connect with a field of work. */
  lawyer: oneOf(
    '변호사 변호인 로펌 법무법인 법률사무소 사무소 법인 센터 팀 그룹 law_firm lawyers? attorneys?',
  ),
  /** The fields in which firms like this one work. */
  field: oneOf(
    '상속 유류분 상속세 분할 가사 이혼 세무 조세 후견 유언 증여 가업승계 부동산 신탁 민사 형사',
  ),
  /** Groups with which a superlative compares. */
  market: oneOf(
    '업계 국내 전국 세계 한국 대한민국 우리나라 법조계 아시아 지역 서울 강남 서초 수도권 부산 대구 인천 광주',
    '대전 수원 도내 시내 분야 상속_업계',
  ),
  /** A number, in digits or words. */
  number: String.raw`(?:\d[\d.,]*|수|몇)(?: ?[십백천만억]+)?`,
  percent: '(?:%|퍼센트|프로)',
  family: oneOf(
    '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 유 전 홍 고 문 양 손 배 백 허 남 심 노 하 곽',
    '성 차 주 우 구 민 진 나 지 엄 원 천 방 공 현 함 변 염 여 추 도 소 석 선 설 마 길 연 위 표 명 기 반',
  ),
};

/**
 * Words of a sentence that speaks of the firm, its service or its promises, and not only of the law. 알려 드립니다 and
 * 보여 드립니다 promise nothing.
 */
export const ofTheFirm = new RegExp(
  [
    '저희|당사|우리 ?(?:법인|사무소|로펌|변호)|본 ?(?:법인|사무소)|법무법인|법률사무소|로펌|변호사',
    '의뢰|맡기|맡겨|맡습|수임|선임|상담|(?<!보험|요양 |간병 |원스톱 ?)서비스',
    vocabulary.fee,
    '승소|성공(?!보수)|이[기깁긴겨길겼]|해결(?:해|합|책|사|!|$)|되찾|지켜 ?(?:드|냅|내)|책임[지집]|자신 ?있|만족|실력|노하우|약속',
    '(?<!알려 ?|안내해 ?|안내를 ?|설명해 ?|보여 ?|말씀 ?|전화 ?|전화를 ?|연락 ?|연락을 ?|답해 ?|확인해 ?|계산해 ?)(?:드립니다|드려요|드릴게|드리겠)',
  ].join('|'),
);
