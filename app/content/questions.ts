import type { Question } from './content-schema.ts';
import { dottedDate } from './dotted-date.ts';
import { consultationFee } from './fees.ts';
import { firm } from './firm.ts';

const checkedOn = '2026-11-20';
const correctedOn = '2026-11-22';

const saturday = firm.callHours?.saturday
  ? [`네. 토요일에는 ${firm.callHours.saturday}에 전화로 상담합니다.`]
  : [
      ...(firm.hours ? [`상담 시간은 ${firm.hours.text}입니다.`] : []),
      '토요일에 신청하시면 다음 평일에 전화드립니다.',
    ];

/** 자주 묻는 질문: answers with their article or decision. Words in [ ] are highlighted. */
export const questions = {
  id: 'questions',
  label: '질문',
  title: ['자주', '묻는 질문'],
  note: `${dottedDate(firm.lawCheckedOn)} 현재의 법을 기준으로 답합니다. 사정에 따라 결론이 달라질 수 있습니다.`,
  items: [
    {
      id: 'all-children-renounce',
      question: '자녀가 모두 상속을 포기하면 손주에게 넘어가나요?',
      basis: '제1043조',
      facts: ['1.10', '1.11', '11.7'],
      answer: [
        '아닙니다. 자녀가 모두 포기하고 배우자가 남아 있으면 [배우자가 혼자 상속합니다.] 손주나 고인의 부모에게 넘어가지 않습니다. 대법원이 2023년 3월 23일 종전 판례를 바꾸었습니다. 그 전에 돌아가신 경우에도 같다고 보지만, 이는 결정의 취지에 따른 저희 해석입니다.',
        '다만 배우자까지 함께 포기하면 손주가 자기 순위에서 상속하게 됩니다. 손주도 따로 포기하지 않으면 빚을 물려받으므로, 가족 가운데 누가 함께 신고할지 먼저 정해야 합니다.',
      ],
      source: '대법원 2023. 3. 23. 2020그42 전원합의체 결정',
      checkedOn: correctedOn,
    },
    {
      id: 'using-the-deposits',
      question: '고인의 통장에서 돈을 찾아 써도 되나요?',
      basis: '제1026조',
      facts: ['3.6'],
      answer: [
        '상속을 받을지 결정하시기 전에는 그대로 두시는 것이 좋습니다. 상속재산을 처분하면 단순승인이 되어 [빚까지 모두 물려받습니다.] 포기 신고를 낸 뒤라도 가정법원이 수리하기 전에 처분하면 같습니다.',
      ],
      source: '민법 제1026조, 대법원 2013다73520 판결',
      checkedOn,
    },
    {
      id: 'debts-found-late',
      question: '3개월이 지난 뒤에 빚을 알았습니다. 늦은 건가요?',
      basis: '제1019조 제3항',
      facts: ['3.3'],
      answer: [
        '빚이 더 많다는 사실을 중대한 과실 없이 3개월 안에 알지 못했다면, 그 사실을 안 날부터 3개월 안에 [한정승인을] 할 수 있습니다. 빚을 언제 어떻게 알게 되셨는지 증명하는 서류를 보관해 주세요.',
        '3개월 안에 이미 알고 계셨다면 기간이 새로 시작되지 않습니다.',
      ],
      source: '민법 제1019조 제3항',
      checkedOn: correctedOn,
    },
    {
      id: 'renunciation-or-limited-acceptance',
      question: '상속포기와 한정승인은 무엇이 다른가요?',
      basis: '제1028조·제1042조',
      facts: ['3.7', '3.8', '1.11'],
      answer: [
        '상속을 포기하면 처음부터 상속인이 아니었던 것이 되고, 그 상속분은 다른 상속인에게, 다른 상속인이 없으면 다음 순위 가족에게 넘어갑니다. 한정승인을 하면 상속인으로 남지만 [물려받은 재산까지만] 빚을 갚습니다.',
        '한정승인은 재산목록을 첨부해 가정법원에 신고하고, 5일 안에 채권자에게 공고하며, 2개월 이상 채권 신고를 받아야 합니다.',
      ],
      source: '민법 제1028조·제1030조·제1032조·제1041조–제1043조',
      checkedOn,
    },
    {
      id: 'debts-of-a-minor',
      question: '미성년인 아이가 빚을 물려받았습니다.',
      basis: '제1019조 제4항',
      facts: ['3.4', '3.5', '11.4'],
      answer: [
        '미성년자의 3개월은 부모 같은 [법정대리인이] 상속이 시작된 것을 안 날부터 셉니다(제1020조).',
        '그 기간에 신고하지 않아 성년이 되기 전에 단순승인이 되었다면, 성년이 된 뒤 [빚이 더 많다는 사실을 안 날부터 3개월] 안에 한정승인을 할 수 있습니다. 2022년 12월 13일에 생긴 규정이며, 그날 이후 돌아가신 경우와 그 전의 일부 경우에 적용됩니다.',
      ],
      source: '민법 제1019조 제4항·제1020조와 부칙(법률 제19069호)',
      checkedOn: correctedOn,
    },
    {
      id: 'grandfather-after-renouncing',
      question: '아버지의 상속을 포기했는데, 나중에 할아버지의 재산을 대신 상속받을 수 있나요?',
      basis: '제1001조',
      facts: ['1.5', '1.14'],
      answer: [
        '받을 수 있습니다. 아버지의 상속과 할아버지의 상속은 별개입니다. 아버지의 상속을 포기했더라도 할아버지의 상속에서는 먼저 사망한 아버지를 대신해 상속(대습상속)합니다.',
      ],
      source: '대법원 2017. 1. 12. 2014다39824 판결',
      checkedOn,
    },
    {
      id: 'children-in-law',
      question: '며느리나 사위도 상속을 받나요?',
      basis: '제1003조 제2항',
      facts: ['1.6', '1.7', '1.9', '12.6'],
      answer: [
        '배우자가 고인보다 [먼저 사망했다면] 그 배우자를 대신해 자녀와 함께 상속(대습상속)합니다. 2026년 3월 17일 개정으로, 배우자가 상속결격이 되었거나 상속권을 잃은 때에는 대신 상속하지 못합니다. 언제부터 적용되는지 따로 정한 부칙이 없어, 저희는 그날 이후 돌아가신 경우부터라고 해석합니다.',
        '재혼하면 인척 관계가 끝나 대신 상속하지 못합니다.',
      ],
      source: '민법 제775조 제2항·제1003조 제2항·제1010조',
      checkedOn: correctedOn,
    },
    {
      id: 'neglected-family',
      question: '부양하지 않은 부모나 자녀도 상속을 받나요?',
      basis: '제1004조의2',
      facts: ['2.2', '2.3', '2.4'],
      answer: [
        '가정법원이 [상속권 상실을 선고하면] 받지 못합니다. 부양 의무를 중대하게 위반했거나, 고인에게 중대한 범죄를 저질렀거나 고인을 심히 부당하게 대우한 경우입니다. 고인의 배우자나 직계혈족에게 그렇게 한 경우는 고인이 공정증서 유언으로 상속권을 잃게 하겠다는 뜻을 남기신 때에만 사유가 됩니다.',
        '공동상속인은 그 사람이 상속인이 된 것을 안 날부터 6개월 안에 청구합니다. 사유가 있어도 선고할지는 가정법원이 사정을 살펴 정합니다.',
      ],
      source: '민법 제1004조의2 (법률 제21454호)',
      checkedOn,
    },
    {
      id: 'caring-child',
      question: '부모님을 모신 자녀는 더 받을 수 있나요?',
      basis: '제1008조의2',
      facts: ['4.5', '5.1', '5.2'],
      answer: [
        '고인을 특별히 부양했거나 고인의 재산에 특별히 기여했다면 [기여분을] 인정받을 수 있습니다. 먼저 상속인끼리 협의하고, 협의가 되지 않으면 가정법원이 정합니다.',
        '부양이나 기여에 대한 보상으로 생전에 받으신 재산이 있다면, 기여에 상응하는 범위에서 상속분에서 빼지 않습니다. 2024년 4월 25일 이후 돌아가신 경우에 적용됩니다.',
      ],
      source: '민법 제1008조 단서·제1008조의2',
      checkedOn,
    },
    {
      id: 'unreachable-heir',
      question: '형제 한 명과 연락이 닿지 않습니다. 나머지끼리 나눌 수 있나요?',
      basis: '제1013조',
      facts: ['5.4'],
      answer: [
        '아닙니다. 협의는 [상속인 모두가] 함께 해야 합니다. 한 사람이라도 빠지면 협의로 나눌 수 없으므로, 가정법원에 분할을 청구합니다.',
      ],
      source: '민법 제1013조',
      checkedOn,
    },
    {
      id: 'heirs-abroad',
      question: '상속인이 외국에 있습니다.',
      basis: '제1013조·상증법 제67조',
      facts: ['3.1', '5.4', '7.1', '12.17'],
      answer: [
        '외국에 있는 상속인도 협의에 함께해야 합니다. 상속포기와 한정승인의 3개월도 상속이 시작된 것을 안 날부터 똑같이 셉니다.',
        '상속세 신고기한은 6개월이 아니라 [9개월]입니다. 다만 상속인 가운데 일부만 외국에 있는 경우는 해석이 바뀌어 온 부분이므로, 6개월 안에 신고하시는 것이 안전합니다.',
      ],
      source: '민법 제1013조·제1019조, 상속세 및 증여세법 제67조 제4항',
      unsettled: true,
      checkedOn: correctedOn,
    },
    {
      id: 'old-gift',
      question: '오래전에 형이 받은 집도 유류분에 포함되나요?',
      basis: '제1118조',
      facts: ['4.5', '4.7', '4.8', '5.2', '11.1'],
      answer: [
        '상속인이 받은 재산은 [언제 받았든] 계산에 포함됩니다. 1979년 1월 1일 전에 이미 받은 재산만 제외됩니다. 다만 특별한 부양이나 기여에 대한 보상으로 받은 재산은 기여에 상응하는 범위에서 제외됩니다.',
        '상속인이 아닌 사람이 받은 것은 원칙적으로 돌아가시기 전 1년 안의 증여만 포함됩니다.',
      ],
      source: '민법 제1008조·제1114조·제1118조, 부칙(1977. 12. 31.) 제5항',
      checkedOn,
    },
    {
      id: 'siblings-forced-share',
      question: '형제자매도 유류분을 청구할 수 있나요?',
      basis: '제1112조',
      facts: ['4.1'],
      answer: [
        '아닙니다. 헌법재판소가 2024년 4월 25일 위헌으로 결정했고, 2025년 1월 31일 조문에서도 삭제되었습니다. 유류분은 배우자와 자녀 같은 직계비속이 법정상속분의 2분의 1, 부모 같은 직계존속이 법정상속분의 3분의 1입니다.',
      ],
      source: '헌법재판소 2024. 4. 25. 2020헌가4 등 결정, 민법 제1112조',
      checkedOn: correctedOn,
    },
    {
      id: 'will-without-address',
      question: '자필 유언에 주소를 적지 않았습니다.',
      basis: '제1066조',
      facts: ['6.2', '11.3'],
      answer: [
        '주소를 직접 쓰지 않은 자필 유언은 방식에 맞지 않아 [효력이 없습니다.] 내용 전부와 날짜, 주소, 이름을 직접 쓰고 날인해야 합니다.',
        '주소를 봉투에 직접 썼더라도, 그 봉투를 유언장의 일부로 볼 수 있으면 효력이 인정됩니다.',
      ],
      source: '민법 제1066조, 대법원 97다38510·97다38503 판결',
      checkedOn,
    },
    {
      id: 'trust-and-forced-share',
      question: '유언대용신탁을 하면 유류분을 피할 수 있나요?',
      basis: '대법원 판례 없음',
      facts: ['4.14', '6.6'],
      answer: [
        '[아직 정해지지 않았습니다.] 하급심 판결이 서로 다르고, 저희가 찾은 대법원 판례는 없습니다. 상속세를 계산할 때에는 상속으로 봅니다(상속세 및 증여세법 제2조).',
      ],
      source: '저희가 찾은 대법원 판례 없음',
      unsettled: true,
      checkedOn,
    },
    {
      id: 'unborn-child',
      question: '배 속의 아이도 상속인인가요?',
      basis: '제1000조 제3항',
      facts: ['1.2'],
      answer: ['네. 상속에서는 이미 태어난 것으로 봅니다. 다만 살아서 태어나야 합니다.'],
      source: '민법 제1000조 제3항',
      checkedOn,
    },
    {
      id: 'adopted-child',
      question: '입양 간 자녀도 친부모의 재산을 상속받나요?',
      basis: '제882조의2',
      facts: ['1.16'],
      answer: [
        '일반 입양이면 [양부모와 친부모 모두에게서] 상속받습니다. 친양자로 입양되면 친부모와의 관계가 끝나 친부모에게서는 상속받지 못합니다.',
      ],
      source: '민법 제882조의2·제908조의3·제1000조',
      checkedOn,
    },
    {
      id: 'de-facto-spouse',
      question: '사실혼 배우자도 상속을 받나요?',
      basis: '제1003조',
      facts: ['1.3', '1.19', '11.6'],
      answer: [
        '아닙니다. [혼인신고를 한 배우자만] 상속인입니다. 오래 함께 사셨더라도 혼인신고를 하지 않았다면 상속받지 못합니다.',
        '상속인이 아무도 없다면, 고인과 특별한 연고가 있던 사람으로서 재산을 나누어 달라고 가정법원에 청구할 수 있습니다.',
      ],
      source: '민법 제1000조·제1003조·제1057조의2',
      checkedOn: correctedOn,
    },
    {
      id: 'divorced-spouse-and-stepchildren',
      question: '이혼한 배우자나 의붓자녀도 상속을 받나요?',
      basis: '제1000조·제1003조',
      facts: ['1.1', '1.17', '11.6'],
      answer: [
        '아닙니다. 이혼한 배우자는 상속인이 아닙니다. 재혼한 배우자의 자녀(의붓자녀)는 [입양하지 않으면] 상속인이 아닙니다.',
        '부모가 이혼했더라도 자녀는 아버지와 어머니 모두의 상속인입니다.',
      ],
      source: '민법 제1000조·제1003조',
      checkedOn: correctedOn,
    },
    {
      id: 'same-accident',
      question: '한 사고로 가족이 함께 돌아가셨습니다.',
      basis: '제30조',
      facts: ['1.8', '1.18'],
      answer: [
        '누가 먼저 돌아가셨는지 밝혀지지 않으면 동시에 사망한 것으로 추정하고, [서로 상속하지 않습니다.] 손주와 사위·며느리는 먼저 사망한 경우와 똑같이 대신 상속(대습상속)합니다.',
      ],
      source: '민법 제30조, 대법원 2001. 3. 9. 99다13157 판결',
      checkedOn,
    },
    {
      id: 'tax-return-deadline',
      question: '상속세 신고는 언제까지인가요?',
      basis: '상증법 제67조',
      facts: ['7.1', '7.8'],
      answer: [
        '돌아가신 날이 속한 [달의 말일부터 6개월] 안에 신고합니다. 2025년 12월 15일에 돌아가셨다면 2026년 6월 30일까지입니다. 고인이나 상속인의 주소가 외국에 있으면 9개월입니다.',
        '재산을 아직 나누지 못했더라도 기한은 같습니다. 기한 안에 신고하면 세금의 3%를 빼 줍니다(상속세 및 증여세법 제69조).',
      ],
      source: '상속세 및 증여세법 제67조·제69조',
      checkedOn: correctedOn,
    },
    {
      id: 'tax-instalments',
      question: '상속세를 나누어 낼 수 있나요?',
      basis: '상증법 제70조·제71조',
      facts: ['7.8'],
      answer: [
        '낼 세금이 1천만 원을 넘으면 납부기한이 지난 뒤 [2개월 안에] 일부를 나누어 낼 수 있습니다(분납).',
        '낼 세금이 2천만 원을 넘으면 허가를 받아 [최장 10년에 걸쳐] 해마다 나누어 낼 수 있습니다(연부연납). 두 가지를 함께 이용할 수는 없습니다.',
      ],
      source: '상속세 및 증여세법 제70조·제71조',
      checkedOn: correctedOn,
    },
    {
      id: 'tax-reform',
      question: '상속세를 줄이는 법이 통과되었나요?',
      basis: '상증법 제18조–제26조',
      facts: ['7.2', '7.3', '7.4', '7.5', '7.9', '7.10'],
      answer: [
        '2026년 1월 1일 시행된 법에서는 바뀌지 않았습니다. 가장 높은 세율은 50%, 일괄공제는 5억 원, 자녀공제는 한 명에 5천만 원, 배우자공제는 최소 5억 원입니다. 배우자만 상속인이면 일괄공제를 받지 못합니다.',
        '2026년 세제개편안이 국회에 제출되어 있습니다. 상속세에 관한 내용이 있는지는 [확인하지 못했습니다.] 신고하실 때 현행법을 다시 확인해야 합니다.',
      ],
      source: '상속세 및 증여세법 (법률 제21219호, 2026. 1. 1. 시행)',
      unsettled: true,
      checkedOn,
    },
    {
      id: 'no-heirs',
      question: '상속인이 아무도 없으면 어떻게 되나요?',
      basis: '제1053조–제1058조',
      facts: ['1.19'],
      answer: [
        '가정법원이 상속재산관리인을 선임하고 상속인을 찾는 공고를 합니다. 상속인이 나타나지 않으면 고인과 특별한 연고가 있던 사람이 재산을 나누어 달라고 청구할 수 있습니다. 공고한 기간이 끝난 때부터 2개월 안에 청구합니다. 남은 재산은 국가에 귀속됩니다.',
      ],
      source: '민법 제1053조–제1058조, 제1057조의2',
      checkedOn,
    },
    {
      id: 'consultation-fee',
      question: '상담 비용이 있나요?',
      basis: '상담 안내',
      answer: [
        consultationFee(firm),
        '상담만 받으셔도 됩니다. 사건을 맡기실 때의 보수는 업무의 범위를 확인한 뒤 계약서로 정합니다.',
      ],
      source: `${firm.name} 안내`,
      checkedOn: correctedOn,
    },
    {
      id: 'consultation-on-saturday',
      question: '토요일에도 상담할 수 있나요?',
      basis: '상담 안내',
      answer: [...saturday, '상담 신청은 토요일과 일요일, 공휴일에도 남기실 수 있습니다.'],
      source: `${firm.name} 안내`,
      checkedOn: correctedOn,
    },
  ] satisfies Question[] as Question[],
};

/** Of all questions, those on the home page. */
export const homeQuestions = [
  'using-the-deposits',
  'debts-found-late',
  'all-children-renounce',
  'old-gift',
  'caring-child',
  'consultation-fee',
];

/**
 * The questions with these ids, in their order.
 *
 * @throws for an id that no question has
 */
export function questionsOf(ids: readonly string[]): Question[] {
  return ids.map((id) => {
    const found = questions.items.find((item) => item.id === id);
    if (!found) throw new Error(`There is no question '${id}'.`);
    return found;
  });
}
