import type { Firm } from '../schema/firm-schema.ts';
import type { Lawyer } from '../schema/person-schema.ts';
import { firm as ownFirm } from './firm.ts';
import { FREE_CALL, FREE_CONSULTATION, freeCall as free } from './first-consultation.ts';

/** A row of two columns: what, and its price. */
export interface PriceRow {
  what: string;
  note?: string | undefined;
  price?: string | undefined;
}

/** 변호사법 제26조. */
export const SECRECY = '말씀하신 내용은 변호사법 제26조에 따라 비밀로 지킵니다.';

const DISCREET = '다른 가족이 받으시면 상담 신청 이야기는 하지 않습니다.';

/** Everything that the firm's facts say about the first call after a request, and about the first price. */
export interface FirstCall {
  /** The lawyer who calls; null if the staff calls. */
  lawyer: Lawyer | null;
  /** `성춘향 변호사` or `상담 담당`. */
  who: string;
  /** `who` as a subject: `성춘향 변호사가`. Its spaces do not break. */
  subject: string;
  /** The number from which the firm calls. */
  phone: string;
  /** Whether the firm calls once more, in the next half of a working day, when nobody answers. */
  again: boolean;
  /** The promise to say nothing to others of the family; null if the firm does not make it. */
  discreet: string | null;
  /** The price of the first consultation. */
  consultation: PriceRow;
  /** The row of a first call without a fee; null unless the firm says so and its lawyer has approved the sentence. */
  freeCall: PriceRow | null;
  /** The rows of the first price: `consultation`, and `freeCall` if there is one. */
  prices: PriceRow[];
}

type Facts = Pick<Firm, 'phone' | 'firstConsultation' | 'firstCall' | 'lawyers' | 'approved'>;

/** Reads a firm's facts about its first call. */
export function firstCallOf(firm: Facts): FirstCall {
  const { firstCall = {}, lawyers = [], approved = [] } = firm;
  const lawyer = lawyers.find(({ id }) => id === firstCall.by) ?? null;
  const isApproved = approved.some(({ sentence }) => sentence.replace(/\.$/, '') === FREE_CALL);
  const consultation = consultationRow(firm.firstConsultation);
  const freeCall = firstCall.charged === false && isApproved ? free : null;
  return {
    lawyer,
    who: lawyer ? `${lawyer.name} 변호사` : '상담 담당',
    subject: lawyer ? `${lawyer.name}\u00a0변호사가` : '상담\u00a0담당이',
    phone: firm.phone,
    again: firstCall.again === true,
    discreet: firstCall.discreet === true ? DISCREET : null,
    consultation,
    freeCall,
    prices: freeCall ? [consultation, freeCall] : [consultation],
  };
}

function consultationRow(fee: Firm['firstConsultation']): PriceRow {
  if (!fee.charged) return { what: FREE_CONSULTATION };
  return {
    what: fee.minutes === undefined ? '첫 상담' : `첫 상담 ${fee.minutes}분`,
    note: fee.how?.replace(/\.$/, ''),
    price: fee.amount,
  };
}

/** This firm's first call. */
export const firstCall = firstCallOf(ownFirm);
