import * as v from 'valibot';
import { fields, label, yesNo } from './fields/fields.ts';
import { reference } from './fields/references.ts';

/** The first call after a request: who makes it, and what the firm promises about it. */
export const FirstCallSchema = fields({
  by: label(
    '전화하는 변호사',
    v.optional(reference('people')),
    '변호사가 직접 전화하면 그 변호사. 비워 두면 상담 담당이 전화한다고 나옵니다. 역할에 적은 것과 같아야 합니다',
  ),
  charged: label(
    '상담료를 받습니다',
    v.optional(yesNo),
    '날짜를 정하는 첫 전화에 상담료를 받지 않으면 끕니다. 광고책임변호사가 확인한 문장에도 적어야 나옵니다',
  ),
  again: label(
    '못 받으시면 다시 전화합니다',
    v.optional(yesNo),
    '다음 오전이나 오후에 한 번 더 전화할 때만 켭니다',
  ),
  discreet: label(
    '가족에게 말하지 않습니다',
    v.optional(yesNo),
    '다른 가족이 받으면 상담 신청 이야기를 하지 않을 때만 켭니다',
  ),
});
