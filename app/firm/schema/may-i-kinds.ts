/** The groups of /may-i, in their order. Letters of creditors and courts are a part of their own. */
export const mayIGroups = {
  income: '연금·보험·퇴직금',
  funeral: '장례',
  money: '돈과 집',
  things: '차·전화·물건·가게',
  debts: '빚·세금·나누기',
  letters: '빚 독촉',
};
export type MayIGroup = keyof typeof mayIGroups;

/** The three answers, with the words of their signs. */
export const verdicts = {
  yes: '받으셔도 됩니다',
  careful: '조심하세요',
  no: '하지 마세요',
};
export type Verdict = keyof typeof verdicts;
