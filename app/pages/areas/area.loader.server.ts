import { areaDetails, areaGroups, areaTerms } from '#app/content/area-details.ts';
import { areaName } from '#app/content/areas.ts';
import { citedArticles } from '#app/content/cited-articles.ts';
import { civilActNote, taxActNote } from '#app/content/civil-act-note.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { firm } from '#app/content/firm.ts';
import { questionsOf } from '#app/content/questions.ts';
import { situationDetails } from '#app/content/situations.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { headline } from '../parts/headline.ts';
import {
  guideOnward,
  situationOnward,
  toolLink,
  toolOnward,
} from '../parts/onward-links.server.ts';

const pathOf = (id: string) => `/areas/${id}`;
const described = areaGroups.flatMap((group) =>
  group.areas.map(({ id, text }) => ({ id, text, question: group.question })),
);

export const area = {
  load({ params, context }) {
    const { id = '' } = params;
    const details = areaDetails[id];
    if (!details) return null;
    const { title, description, who, work, deadline, papers, costs, basis, tool } = details;
    const name = areaName(id);
    const found = described.find((one) => one.id === id);
    const articles = citedArticles(basis);
    const [term = '', after = ''] = cut(deadline);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      content: {
        ...crumbsOf(context, { path: '/areas', title: '업무' }, { path: pathOf(id), title: name }),
        ...{ who, work, papers, costs },
        title: headline(title),
        text: found?.text ?? '',
        terms: areaTerms.filter(({ area: of }) => of === id).map(({ area: _, ...rest }) => rest),
        notes: [`${dottedDate(firm.lawCheckedOn)} 현재의 법입니다.`],
        deadline: { term, after: after.replace(/다$/, '다.') },
        articles,
        actNotes: [
          ...(articles.some(({ article }) => article.startsWith('제')) ? [civilActNote] : []),
          ...(articles.some(({ article }) => article.startsWith('상증법')) ? [taxActNote] : []),
        ],
        // A citation that says more than its articles.
        articlesNote: cut(basis)[1] ?? '',
        questions: questionsOf(details.questions.slice(0, 3)),
        tool: toolLink(tool),
        request: `/consult?area=${id}`,
        onward: [
          toolOnward(tool),
          ...details.guides.map(guideOnward),
          ...Object.entries(situationDetails)
            .filter(([, { areas }]) => areas.includes(id))
            .map(([situation]) => situationOnward(situation)),
          { kind: '비용', text: '보수와 비용이 정해지는 방법', href: '/fees' },
        ],
      },
    };
  },
  paths: () => Object.keys(areaDetails).map(pathOf),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;

/** The first sentence, and what follows it. */
function cut(text: string): [string, string?] {
  const at = text.indexOf('. ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)];
}
