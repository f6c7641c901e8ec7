import type { ToolId } from '#app/firm/tools.ts';

/** Links to the calculators: the visitor's action and its result. */
export const toolLinks: Record<ToolId, { act: string; text: string }> = {
  shares: {
    act: '상속분 계산하기',
    text: '가족을 입력하시면 각자의 상속분을 가계도와 함께 알려 드립니다.',
  },
  'forced-share': {
    act: '유류분 계산하기',
    text: '재산과 증여를 입력하시면 부족한 금액이 있는지 계산합니다.',
  },
  deadlines: {
    act: '기한 계산하기',
    text: '돌아가신 날만 입력하시면 언제까지 무엇을 해야 하는지 알려 드립니다.',
  },
  'inheritance-tax': {
    act: '상속세 계산하기',
    text: '재산과 빚을 입력하시면 상속세가 대략 얼마인지 계산합니다.',
  },
};
