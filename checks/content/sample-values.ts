// Values of the shipped sample, for the checks of a firm that is not the sample. Change them with content/.

/** The people of the shipped sample. */
export const samplePeople = ['홍길동', '성춘향', '이몽룡'];

/** The sample's lawyers, identified by file name and name, or by greeting and year. */
export const sampleLawyers = [
  {
    id: 'hong-gildong',
    name: '홍길동',
    greeting: '합의할 수 있는 것부터 먼저 나눠 봅니다.',
    admitted: 2001,
  },
  {
    id: 'seong-chunhyang',
    name: '성춘향',
    greeting: '오늘 떼실 수 있는 서류부터 말씀드립니다.',
    admitted: 2012,
  },
  {
    id: 'lee-mongryong',
    name: '이몽룡',
    greeting: '외국에 계셔도 서류를 하나씩 같이 봅니다.',
    admitted: 2017,
  },
];

/** Titles of the sample’s columns and cases, and the families of its cases. */
export const sampleTexts = new Set([
  '장례를 마친 첫 주에 서두르지 않아도 되는 일',
  '재산을 나누기 전에 형제끼리 먼저 정할 세 가지',
  '손으로 쓰는 유언장, 가장 자주 빠뜨리는 것',
  '연락이 끊겼던 아버지의 빚을 저희가 갚아야 하나요?',
  '큰오빠가 생전에 아파트를 받았는데, 남은 예금을 똑같이 나눠야 하나요?',
  '부모가 오래전에 이혼하여 아버지와 연락 없이 지낸 남매입니다. 할머니와 아버지의 형제가 살아 계셨습니다.',
  '아버지가 먼저 돌아가시고, 어머니까지 돌아가셔서 큰아들과 두 딸이 남았습니다. 막내딸이 어머니를 모시고 살았습니다.',
]);

/** Titles and families of the examples in docs/editing.md. */
export const manualTexts = new Set([
  '부모님 댁에서 서류를 찾을 때',
  '어머니의 집을 팔지 않고 둘이 나눌 수 있나요?',
  '아버지가 먼저 돌아가시고, 어머니가 돌아가셔서 두 딸이 남았습니다.',
]);

/** Values of the sample that may be right for a firm too, by field without list indices. */
export const sampleValues: Readonly<Record<string, readonly string[]>> = {
  'directions.parking': ['건물 지하 1층'],
  'hours.text': ['평일 오전 9시 – 오후 6시'],
  'hours.lunch': ['점심 정오 – 오후 1시'],
  'closures.from': ['2026-12-31'],
  'roles.work': [
    '상속인과 상속분, 기한을 확인하고, 서면을 작성하고, 법정에 출석합니다.',
    '상담 신청을 정리하고 상담 날짜를 관리합니다.',
    '서류를 발급받는 곳을 알려 드리고, 신고와 등기의 기한을 관리합니다.',
    '세무사와 함께 상속세를 검토합니다. 세무사에게 맡기실지는 따로 결정하시면 됩니다.',
  ],
  'firstConsultation.amount': ['5만 원'],
  'firstConsultation.how': ['전화, 화상, 방문 모두 같습니다.'],
  promise: ['상속포기·유류분·재산분할, 변호사가 직접 봐 드립니다.'],
  'consultation.bring': ['가족관계증명서', '법원이나 채권자에게서 받으신 서류'],
  lawCheckedOn: ['2026-11-20'],
};
