/** Labels of 맡은 사건. The cases themselves are in content/cases/. */
export const casesCopy = {
  title: '맡은 사건',
  note: '결과는 사건마다 달라서 적지 않습니다. 사건을 맡은 뒤에 법이 달라졌을 수 있습니다.',
  terms: {
    family: '가족',
    issue: '쟁점',
    done: '한 일',
    note: '덧붙임',
    situation: '비슷한 상황',
  },
};
