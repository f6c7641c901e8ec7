import { feePlaces } from '#app/firm/schema/paper-kinds.ts';
import { firm } from '#app/firm/view/firm.ts';
import { wholeDay } from '../parts/whole-day.ts';

/** 서류 찾기: every paper that a family may need, with the sentence to say at the counter. */
export const papersPage = {
  name: '서류 찾기',
  head: (count: number) => ({
    title: `상속에 필요한 서류 ${count}가지 | ${firm.name}`,
    description:
      '기본증명서, 가족관계증명서, 말소자 주민등록초본, 인감증명서처럼 상속에 필요한 서류를 어디서 떼는지, 창구에서 무엇이라고 말하는지, 수수료가 얼마인지 조문을 들어 안내합니다.',
  }),
  title: '어떤 서류가\n필요하세요?',
  search: {
    label: '서류 이름이나 하실 일',
    example: '예: 초본, 인감, 등기',
    /** The behaviour replaces # with the number, or with the typed words. */
    found: '#가지를 찾았습니다.',
    /** Shown if people use the typed words for a paper that has another name. */
    instead: '국내에서는 ‘#’ 대신 이 서류를 씁니다.',
    likely: '‘#’에 맞는 서류 이름이 없습니다. 이 서류를 찾으시는 것 같습니다.',
    none: '‘#’에 맞는 서류 이름이 없습니다.',
    alias: '‘#’도 이 서류로 찾으시면 됩니다',
  },
  groups: '서류의 묶음',
  call: '어디에 내실 서류인지 말씀해 주시면 전화로도 알려 드립니다.',
  afterReport: {
    text: '고인의 서류는 사망신고가 처리된 뒤에 떼세요. 그 전에는 돌아가신 날이 나오지 않습니다.',
    basis: '가족관계등록법 제15조·제84조',
    facts: ['31.1', '31.6'],
  },
  say: '창구에서 이렇게 말씀하세요',
  terms: {
    mustShow: '나와야 할 것',
    where: '어디서',
    online: '인터넷',
    who: '누가',
    bring: '가져갈 것',
    fee: '수수료',
    fresh: '언제 뗀 것',
    aliases: '찾으실 때 쓰는 말',
  },
  fee: {
    /** A fee at a place, such as 창구 1,000원. */
    at: (place: keyof typeof feePlaces, won: string) => `${feePlaces[place]} ${won}`,
    won: (won: number) => `${won.toLocaleString('ko-KR')}원`,
    none: '수수료 없음',
    unread: (day: string) => `${wholeDay(day)} 기준의 금액입니다. 내시기 전에 확인하세요.`,
  },
  onSite: (name: string) => `${name} 홈페이지`,
  tasks: '이 서류가 필요한 일',
  together: '함께 떼시면 좋은 서류',
  unread: '조문에서 다 확인하지 못한 내용이 있습니다. 내실 곳에 먼저 물어보세요.',
  lists: {
    copies: (count: number) => `${count}통`,
    own: '떼지 않습니다',
    sum: (copies: number, won: string) => `모두 ${copies}통, 창구에서 떼시면 ${won}입니다.`,
    sumUnread: (names: readonly string[], day: string) =>
      `${names.join(', ')}의 수수료는 ${wholeDay(day)} 기준의 금액입니다. 내시기 전에 확인하세요.`,
    copiesOnly: (copies: number) => `모두 ${copies}통입니다.`,
    print: '이 목록 인쇄하기',
    notPrinted: '인쇄 창이 열리지 않으면 이 페이지를 다른 브라우저에서 열어 인쇄해 주세요.',
    court: {
      title: '가정법원에 낼 서류 (상속포기)',
      notes: [
        {
          text: '증명서는 ‘상세’로 떼세요. 일반으로 내면 법원이 다시 내라고 할 수 있습니다. 한 분이 포기하실 때의 통수입니다.',
          basis: '가사소송규칙 제75조',
          facts: ['31.18', '31.44'],
        },
        {
          text: '인감도장을 찍고 인감증명서를 붙이세요. 본인서명사실확인서를 내시면 서명하셔도 됩니다.',
          basis: '가사소송규칙 제75조 제2항, 본인서명사실확인법 제13조',
          facts: ['31.16', '31.18'],
        },
      ],
    },
    bank: {
      title: '은행에 낼 서류',
      notes: [
        {
          text: '빚이 더 많을 수 있으면 예금을 찾지 마세요. 빚까지 물려받기로 한 것으로 볼 수 있습니다.',
          basis: '민법 제1026조 제1호',
          facts: ['3.6', '21.3'],
        },
        { text: '은행마다 서류가 다릅니다. 가시기 전에 전화로 확인하세요.' },
      ],
    },
  },
  asOf: (law: string) => `${wholeDay(law)} 현재 법령을 확인했습니다.`,
  later: '그 뒤 바뀐 것은 반영하지 못했습니다.',
  onward: { kind: '법원', text: '어느 법원에 내나요?', href: '/courts' },
};
