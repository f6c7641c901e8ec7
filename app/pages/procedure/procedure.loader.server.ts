import { firm } from '#app/content/firm.ts';
import { procedureLinks } from '#app/content/procedure-links.ts';
import { process } from '#app/content/process.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { guideOnward, situationOnward, toolOnward } from '../parts/onward-links.server.ts';
import type { ProcedureContent } from './procedure.tsx';

export const procedure = {
  load({ context }) {
    const { title, drawing, notes } = process;
    return {
      head: {
        title: `상속 절차 한눈에 보기: 사망신고부터 등기까지 | ${firm.name}`,
        description:
          '사망신고, 재산과 빚의 조사, 상속포기·한정승인·단순승인, 상속재산분할, 상속세 신고까지 상속 절차를 그림 한 장과 법조문으로 안내합니다.',
      },
      content: {
        ...crumbsOf(context.get(originContext), { path: '/procedure', title }),
        ...{ title, drawing, notes: notes.map(({ text }) => text) },
        intro: '돌아가신 날부터 등기까지의 순서입니다. 노란 점은 기한이 있는 단계입니다.',
        links: procedureLinks,
        onward: [
          toolOnward('deadlines'),
          situationOnward('just-died'),
          guideOnward('renunciation-or-limited-acceptance'),
          guideOnward('division-agreement'),
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<ProcedureContent>;
