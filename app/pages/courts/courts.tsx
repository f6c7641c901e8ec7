import { searchedPlaces } from '#app/firm/view/court-places.ts';
import { courtOf, courtTable, provinces, withoutFamilyCourt } from '#app/firm/view/courts.ts';
import { standing } from '#app/firm/view/standing.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { definePage } from '#app/router/define-page.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import ExternalIcon from '~icons/lucide/external-link';
import { Citation } from '../parts/citation.tsx';
import { onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { MarkedWords } from '../parts/marked-words.tsx';
import { guideOnward, toolOnward } from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { courtsPage as copy } from './copy.ts';
import { CourtFinder } from './court-finder.tsx';

/** 법원 찾기: the court that takes renunciations at a last address, and where else to file what. */
export const courts = definePage({
  path: '/courts',
  audience: 'everyone',
  furtherStyles: true,
  links: [{ text: copy.name, menu: 'main', header: false }],
  // The day as of which the courts or the rest of the page are known, whichever is later.
  lastModified: () => [courtTable().asOf, lawAsOf].reduce(latest),
  searchParts: () =>
    provinces.map((province) => {
      const places = searchedPlaces.filter((place) => place.province === province);
      const names = places.map((place) => courtOf(place)?.court ?? '');
      return {
        id: province,
        kind: copy.name,
        title: province,
        text: [...new Set([...names, ...places.flatMap(({ words }) => words)])].join(' ').trim(),
      };
    }),
  page({ origin }) {
    const content = contentOf(origin);
    return { head: copy.head, body: <Courts content={content} />, searchable: content };
  },
});

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function contentOf(origin: string) {
  return {
    ...crumbsOf(origin, { path: '/courts', title: copy.name }),
    title: copy.title,
    elsewhere: copy.elsewhere.items,
    onward: [
      ...(standing['/papers'] ? [copy.onward] : []),
      toolOnward('deadlines'),
      guideOnward('renunciation-or-limited-acceptance'),
      onwardTo.request,
    ],
  };
}

function Courts({ content }: { content: ReturnType<typeof contentOf> }) {
  const { intro, notes } = copy;
  return (
    <article className="courts">
      <Subpage content={content} intro={<MarkedWords text={intro.text} as="strong" />}>
        <div className="page-width">
          <CourtFinder>
            <p className="court-from-case" hidden>
              {copy.fromCase}
            </p>
            <Here elsewhere={content.elsewhere} />
          </CourtFinder>
        </div>
        <TrunkRoot />
        <Part id="court-notes" title={notes.title}>
          <Rows
            items={[
              ...notes.items,
              {
                term: notes.noFamilyCourt,
                text: withoutFamilyCourt.says,
                basis: withoutFamilyCourt.basis,
              },
            ]}
          />
        </Part>
      </Subpage>
    </article>
  );
}

/** Lists what the court takes, how to file it, and what goes elsewhere. */
function Here({ elsewhere }: { elsewhere: typeof copy.elsewhere.items }) {
  const { here, post, contact, form } = copy;
  return (
    <>
      <div className="court-here">
        <p className="court-links">
          <a className="link court-link" href={contact.href}>
            {contact.text}
            <ExternalIcon />
          </a>
          {standing['/forms'] && (
            <a className="link court-link" href={form.href}>
              {form.text}
              <ArrowIcon />
            </a>
          )}
        </p>
        <CourtRows items={[here, post]} />
      </div>
      <h2 className="t3">{copy.elsewhere.title}</h2>
      <CourtRows items={elsewhere} />
      <p className="court-private">{copy.private}</p>
    </>
  );
}

interface RowsProps {
  items: readonly { term: string; text: string; basis: string }[];
}

/** Without the tooltips of articles, whose script would make the first visit too large. */
function CourtRows({ items }: RowsProps) {
  return (
    <dl className="court-rows">
      {items.map(({ term, text, basis }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            <span className="row-basis block">{basis}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ items }: RowsProps) {
  return (
    <dl className="rows">
      {items.map(({ term, text, basis }) => (
        <div key={term} className="row">
          <dt className="row-name">{term}</dt>
          <dd>
            {text}
            <span className="row-basis block">
              <Citation text={basis} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
