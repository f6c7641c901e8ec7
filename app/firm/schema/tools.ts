/** The calculators, by the address of their pages. */
export const toolNames = {
  shares: '상속분 계산기',
  'forced-share': '유류분 계산기',
  deadlines: '상속 기한 계산기',
  'inheritance-tax': '상속세 계산기',
} as const;

export type ToolId = keyof typeof toolNames;
