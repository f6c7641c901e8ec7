import type { Citation, Reason } from '../reason.ts';

/** Reason for the amount of the tax or of a deduction. */
export type TaxReason = Reason<keyof typeof reasons>;

export function because(code: TaxReason['code']): TaxReason {
  return { code, articles: reasons[code] };
}

/** Unsettled point of the tax. */
export type TaxDoubt = Reason<keyof typeof doubts>;

export function taxDoubt(code: TaxDoubt['code']): TaxDoubt {
  return { code, articles: doubts[code] };
}

/** Articles as read in the statute. */
const reasons = {
  // Deductions (상증법 18–23의2).
  'lump-sum': ['상속세 및 증여세법 제21조 제1항'],
  'basic-and-personal': [
    '상속세 및 증여세법 제18조',
    '상속세 및 증여세법 제20조',
    '상속세 및 증여세법 제21조 제1항',
  ],
  'spouse-only-heir': ['상속세 및 증여세법 제18조', '상속세 및 증여세법 제21조 제2항'],
  'not-filed': ['상속세 및 증여세법 제21조 제1항'],
  'financial-assets': ['상속세 및 증여세법 제22조'],
  'cohabited-house': ['상속세 및 증여세법 제23조의2'],
  'spouse-inherits': ['상속세 및 증여세법 제19조 제1항', '상속세 및 증여세법 제19조 제2항'],
  'spouse-limit': ['상속세 및 증여세법 제19조 제1항', '상속세 및 증여세법 제19조 제2항'],
  'spouse-minimum': ['상속세 및 증여세법 제19조 제4항'],
  'deduction-limit': ['상속세 및 증여세법 제24조'],
  // The tax itself.
  'debts-and-funeral': [
    '상속세 및 증여세법 제13조 제1항',
    '상속세 및 증여세법 제14조 제1항',
    '상속세 및 증여세법 시행령 제9조 제2항',
  ],
  'gifts-added': ['상속세 및 증여세법 제13조 제1항'],
  'no-tax': ['상속세 및 증여세법 제25조 제2항'],
  rates: ['상속세 및 증여세법 제26조'],
  'generation-skip': ['상속세 및 증여세법 제27조'],
  'gift-tax-credit': [
    '상속세 및 증여세법 제28조 제1항',
    '상속세 및 증여세법 제53조',
    '상속세 및 증여세법 제56조',
  ],
  'represented-gift': ['상속세 및 증여세법 제57조', '대법원 2016두54275'],
  'gift-tax-limit': [
    '상속세 및 증여세법 제28조 제2항',
    '상속세 및 증여세법 시행령 제3조 제1항',
    '상속세 및 증여세법 시행령 제20조의4',
  ],
  'gift-tax-small': ['상속세 및 증여세법 제28조 제1항'],
  'gift-tax-lapsed': ['상속세 및 증여세법 제28조 제1항'],
  'not-inherited-again': ['상속세 및 증여세법 제30조'],
  'inherited-again': ['상속세 및 증여세법 제30조'],
  'filing-credit': ['상속세 및 증여세법 제69조'],
  'payment-in-parts': ['상속세 및 증여세법 제70조'],
  'payment-over-years': ['상속세 및 증여세법 제71조'],
} as const satisfies Record<string, readonly Citation[]>;

const doubts = {
  'limit-below-minimum': ['상속세 및 증여세법 제19조 제4항'],
  'lump-sum-after-renunciation': ['상속세 및 증여세법 제21조 제2항'],
  'gift-tax-of-several': ['상속세 및 증여세법 제28조 제2항'],
  'gift-surcharge': [
    '상속세 및 증여세법 제28조 제1항',
    '상속세 및 증여세법 제57조',
    '대법원 2016두54275',
  ],
  'value-inherited-again': ['상속세 및 증여세법 제30조 제2항'],
  'before-the-act': ['상속세 및 증여세법(법률 제21219호)'],
  'bill-pending': ['상속세 및 증여세법(법률 제21219호)'],
} as const satisfies Record<string, readonly Citation[]>;
