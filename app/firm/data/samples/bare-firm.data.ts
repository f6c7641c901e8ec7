import type { Firm } from '../../schema/firm-schema.ts';

/** A firm with the required facts only. */
export const firm: Firm = {
  sample: true,
  name: '법무법인 바탕',
  advertisingLawyer: '성춘향',
  phone: '02-0000-0000',
  email: 'contact@example.com',
  address: { region: '서울특별시', locality: '예시구', street: '예시로 1' },
  firstConsultation: { charged: true, amount: '5만 원' },
  privacyOfficer: { name: '성춘향' },
  lawCheckedOn: '2026-11-20',
};
