import { withParticle } from '#app/law/korean-words.ts';

/** Gifts in life, legacies and contributions in the share calculator. */
export const copy = {
  open: '생전 증여나 기여가 있나요? 재산의 값이 달라졌나요?',
  hint: '상속인마다 해당하는 것만 입력해 주세요. 돌아가신 때의 금액으로 입력합니다. 증여받은 돈은 받은 금액에, 돌아가시기 전에 팔았거나 수용된 재산은 그때의 값에 돌아가실 때까지 오른 물가를 더합니다(유류분에 관한 대법원\u00a02006다28126·2019다222867).',
  fields: {
    gifts: '생전에 증여받은 재산',
    legacies: '유언으로 받을 재산 (유증)',
    reward: '그중 부양·기여의 보상으로 받은 금액',
    contribution: '기여분',
  },
  /** @param who the represented person; @param died before the deceased, or in the same moment */
  representation: (who: string, died: boolean) =>
    died
      ? `${withParticle(who, '이', '가')} 돌아가시기 전에 받았나요, 후에 받았나요`
      : `${withParticle(who, '이', '가')} 상속하지 못하게 되기 전에 받았나요, 후에 받았나요`,
  representations: { before: '전에', after: '후에' },
  representationHint: (who: string) =>
    `그 전에 받은 증여는 상속분을 미리 받은 것으로 보지 않습니다(대법원\u00a02012다31802). ${withParticle(who, '이', '가')} 받은 재산이면 ‘후에’를 골라 주세요. 대신 상속하는 분이 미리 받은 것으로 봅니다(대법원\u00a02020다267620).`,
  hints: {
    reward: '2024. 4. 25. 이후 돌아가신 경우에 뺍니다. 제1008조 단서',
    contribution: '상속인끼리 협의했거나 가정법원이 정한 금액입니다. 제1008조의2',
  },
  elsewhere: '상속인이 아닌 분에게 남긴 유증',
  atDivision: '나눌 재산의 지금 금액',
  atDivisionHint:
    '돌아가신 뒤 집값 등이 달라졌으면 입력해 주세요. 유언으로 주는 재산은 빼고 적습니다. 비율은 돌아가신 때의 금액으로 정하고, 나누는 금액은 나누는 날을 기준으로 합니다(대법원\u00a02017스98).',
  /** Precedes the sentence that lists the heirs and their amounts. */
  atDivisionSentence: '지금 금액으로 나누면',
  facts: {
    gifts: '생전 증여',
    legacies: '유증',
    reward: '부양·기여의 보상',
    contribution: '기여분',
  },
  /** Follows the amount of the gifts. */
  givenBefore: (who: string, died: boolean) =>
    died
      ? `(${withParticle(who, '이', '가')} 돌아가시기 전)`
      : `(${withParticle(who, '이', '가')} 상속하지 못하게 되기 전)`,
  noTime: (heir: string) =>
    `${withParticle(heir, '이', '가')} 증여를 언제 받았는지 골라 주시면 구체적 상속분을 계산합니다.`,
  noEstate: '재산을 입력하시면 구체적 상속분을 계산합니다.',
  nobody: '상속인이 있어야 입력할 수 있습니다.',
  title: '구체적 상속분',
  about: '법정상속분에 생전 증여와 유증, 기여분을 반영한 금액입니다.',
  heads: {
    heir: '상속인',
    statutory: '법정상속분',
    received: '미리 받은 재산',
    contribution: '기여분',
    concrete: '구체적 상속분',
    atDivision: '지금 나눌 금액',
  },
  over: '초과특별수익자: 이미 받은 재산이 상속분보다 많습니다.',
  legacies: '유증은 구체적 상속분과 별도로 받습니다.',
  whole: '1원 미만은 버렸습니다.',
  gets: '받습니다.',
};
