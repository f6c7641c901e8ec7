/** Words of the pages of situations; the situations themselves are in content/situations/. */
export const situationPage = {
  checked: (day: string) => `${day}에 법을 확인했습니다.`,
  depends: '사정에 따라 결론이 달라질 수 있습니다.',
  steps: '순서대로 할 일',
  avoid: '하지 말아야 할 일',
  offices: '어디에서 하나요',
  print: '한 장으로 인쇄',
  notPrinted: '인쇄 창이 열리지 않으면 이 페이지를 다른 브라우저에서 열어 인쇄해 주세요.',
};
