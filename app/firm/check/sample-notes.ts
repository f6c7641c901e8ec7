import { textsOf } from '../fields/placeholders.ts';
import { files } from '../files/collections.ts';
import { readSingle } from '../files/read-content.ts';

/** What the sample says and a firm may say, too: by its field, without the places in lists. */
const sampleValues: Readonly<Record<string, readonly string[]>> = {
  'directions.parking': ['건물 지하 1층'],
  'hours.text': ['평일 오전 9시 – 오후 6시'],
  'hours.lunch': ['점심 정오 – 오후 1시'],
  'closures.from': ['2026-12-31'],
  'roles.work': [
    '상속인과 상속분, 기한을 확인하고, 서면을 작성하고, 법정에 출석합니다.',
    '상담 신청을 확인하고 전화를 드려 상담 날짜를 정합니다.',
    '서류를 발급받는 곳을 알려 드리고, 신고와 등기의 기한을 관리합니다.',
    '세무사와 함께 상속세를 검토합니다. 세무사에게 맡기실지는 따로 결정하시면 됩니다.',
  ],
  'firstConsultation.amount': ['5만 원'],
  'firstConsultation.how': ['전화, 화상, 방문 모두 같습니다.'],
  promise: ['상속포기·유류분·재산분할, 변호사가 직접 봐 드립니다.'],
  'consultation.bring': ['가족관계증명서', '법원이나 채권자에게서 받으신 서류'],
  lawCheckedOn: ['2026-11-20'],
};

/**
 * Which items of a firm that is not the sample still say what the sample says: a sentence in Korean, no fault, since
 * they may be right.
 */
export function sampleNotes(root: string, values = sampleValues): string[] {
  const firm = readSingle(root, files.firm).value?.data;
  if (firm?.sample !== false) return [];
  const equal = textsOf(firm)
    .map(({ path, value }) => ({ value, item: path.filter(isField).join('.') }))
    .filter(({ item, value }) => values[item]?.includes(value))
    .map(({ item }) => item);
  if (equal.length === 0) return [];
  const items = [...new Set(equal)].join(', ');
  return [
    `${files.firm.file}: 견본과 같은 값입니다. 맞으면 그대로 두고, 아니면 고칩니다: ${items}`,
  ];
}

function isField(part: string | number): boolean {
  return typeof part === 'string';
}
