import type { FieldName } from './schema.ts';

/** Fields that the visitor fills in, without consents and what the calculators send along. */
type AnsweredField = Exclude<FieldName, 'confirmation' | 'marketing' | 'facts' | 'consent'>;

/** Labels of the request's fields: in the form, the mails, the export and the receipt. */
export const labels = {
  name: '성함 (가명도 괜찮습니다)',
  phone: '연락처',
  email: '이메일',
  stage: '지금 상황',
  area: '관련된 업무',
  areaUnknown: '아직 모르겠습니다',
  diedOn: '돌아가신 날',
  method: '상담 방법',
  time: '통화하기 좋은 시간',
  message: '하실 말씀',
  reference: '접수번호',
  receivedAt: '접수 시각',
} satisfies Record<AnsweredField | 'areaUnknown' | 'reference' | 'receivedAt', string>;
