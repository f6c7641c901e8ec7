import { Island } from '#app/browser/island.tsx';
import { island } from '#app/calculators/checklist/checklist.island.ts';
import { chapters } from '#app/calculators/state/calculator-id.ts';
import { standing } from '#app/firm/view/standing.ts';
import { firstTasks, tasks } from '#app/firm/view/tasks.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { definePage } from '#app/router/define-page.ts';
import { onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import {
  guideOnward,
  questionsOnward,
  situationOnward,
  toolOnward,
} from '../parts/onward-links.ts';
import { Breadcrumb } from '../parts/page-head.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { checklistPage as copy } from './copy.ts';
import { listProps } from './list-props.ts';

/** The tasks that are in the list of every case. The others follow a task that is done. */

/** 내 할 일: what to do after a death, by when and where, for the case that the visitor describes. */
export const checklist = definePage({
  path: '/checklist',
  audience: 'everyone',
  furtherStyles: true,
  links: [{ text: copy.name, menu: 'main', header: false }],
  // The latest day on which a task was checked.
  lastModified: () => tasks.map(({ checkedOn }) => checkedOn).reduce(latest, lawAsOf),
  searchParts: () =>
    firstTasks.map(({ id, title, short, why, office = '', notes = [] }) => ({
      id,
      kind: copy.name,
      title,
      words: [short],
      text: [why, office, ...notes].join(' '),
    })),
  page({ origin }) {
    const { crumbs, structuredData } = crumbsOf(origin, { path: copy.path, title: copy.name });
    return {
      head: copy.head,
      body: (
        <article className="checklist">
          <header className="page-head page-width">
            <Breadcrumb crumbs={crumbs} />
            <TrunkRoot />
          </header>
          <div id={chapters.checklist}>
            <Island of={island} props={listProps()} start="touch" />
          </div>
          <Onward links={onward()} />
          <StructuredData data={structuredData} />
        </article>
      ),
      searchable: copy.head,
    };
  },
});

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function onward(): OnwardLink[] {
  return [
    toolOnward('deadlines'),
    ...(standing['/may-i'] ? [{ kind: copy.may.kind, text: copy.may.text, href: '/may-i' }] : []),
    situationOnward('just-died'),
    situationOnward('debt'),
    guideOnward('renunciation-or-limited-acceptance'),
    ...questionsOnward(['debts-found-late']),
    onwardTo.request,
  ];
}
