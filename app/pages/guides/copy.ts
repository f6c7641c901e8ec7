import { firm } from '#app/firm/view/firm.ts';
import { civilActNote, kinds } from '../parts/copy.ts';

const FEED = '상속 안내와 알림';

/** Words of the pages of guides; the guides themselves are in content/guides/. */
export const guidesPage = {
  head: {
    title: `상속 안내 | ${firm.name}`,
    description:
      '상속포기와 한정승인, 예금과 장례비, 상속재산분할협의서, 유류분, 자필 유언, 상속세와 취득세까지. 무엇을 언제까지 해야 하는지 조문과 함께 적었습니다.',
  },
  title: '상속 안내',
  /** In the header. */
  short: '안내',
  /** Below the guides. */
  columns: {
    title: '칼럼과 강의',
    note: '글을 쓴 날 뒤에 법이 달라졌을 수 있습니다.',
  },
  /** Above what may change. */
  upcoming: '곧 바뀔 수 있는 법',
  intro:
    '가족을 떠나보낸 뒤 무엇을 먼저 하고 무엇을 미루어도 되는지, 글 한 편에 한 가지씩 적었습니다. 모든 설명에 조문이나 판례를 붙이고, 확인한 날을 밝힙니다.',
  /** Terms in the margin of a guide. */
  terms: {
    checked: '법을 확인한 날',
    author: '글쓴이',
    tool: kinds.tool,
  },
  sources: {
    title: '근거',
    note: `${civilActNote} 확인한 뒤 개정되었을 수 있고, 사정에 따라 결론이 달라질 수 있습니다.`,
    offices: '이 글에 나오는 기관',
  },
  feed: {
    name: FEED,
    title: `${firm.name} ${FEED}`,
    description: `${firm.name}의 상속 안내와 알림입니다. 법이 바뀌면 조문과 함께 알립니다.`,
  },
};
