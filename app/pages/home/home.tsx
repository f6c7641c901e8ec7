import type { ReactNode } from 'react';
import { Island } from '#app/browser/island.tsx';
import { formProps } from '#app/consult/intake/form-facts.server.ts';
import { nextCall } from '#app/consult/requests/call-due.ts';
import { untilWords } from '#app/consult/requests/call-words.ts';
import { island as familyShares } from '#app/drawings/family-shares/family-shares.island.ts';
import { firm } from '#app/firm/view/firm.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { definePage } from '#app/router/define-page.ts';
import type { ReadContext } from '#app/router/visit-context.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { SectionFailure } from '../error/section-failure.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { home as copy } from './copy.ts';
import { homeFamily, homeTerms } from './family-copy.ts';
import { FirstScreen } from './first-screen.tsx';
import { Prices, Reading, Request, Tools } from './parts-below.tsx';
import { PeopleFirst } from './people-first.tsx';
import { Place } from './place.tsx';
import { placeOn, searchedPlace } from './place-copy.ts';
import { structuredData } from './structured-data.ts';
import { TermsLine } from './terms-line.tsx';

/** The page, section by section. If one fails, the others still render. */
export const home = definePage({
  path: '/',
  audience: 'everyone',
  lastModified: () => firm.lawCheckedOn,
  searchParts: () => [searchedPlace()],
  page({ origin, read }) {
    const content = contentOf(origin, read);
    return { head: copy.head, body: <Home content={content} /> };
  },
});

function contentOf(origin: string, read: ReadContext) {
  const now = new Date();
  return {
    copy,
    place: placeOn(koreanDay(now)),
    when: untilWords(nextCall(now), now),
    structuredData: structuredData(origin),
    form: formProps(read),
  };
}

type Content = ReturnType<typeof contentOf>;

function Home({ content }: { content: Content }) {
  const { when } = content;
  const { people, call } = copy;
  const hasPeople = people.lawyers.length > 0;
  return (
    <>
      <div className="home-start">
        <Section>
          <FirstScreen copy={copy.first} when={when} />
        </Section>
        <TrunkRoot />
        {hasPeople && (
          <Section>
            <PeopleFirst copy={people} call={call} when={when} />
          </Section>
        )}
        <Section>
          <div className="family-band">
            <Island
              of={familyShares}
              props={{ words: homeFamily.words, answers: homeFamily.answers }}
              start="touch"
            />
            <TermsLine terms={homeTerms} />
          </div>
        </Section>
      </div>
      {partsBelow(content, hasPeople).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
        <Section key={index}>{part}</Section>
      ))}
      <StructuredData data={content.structuredData} />
    </>
  );
}

function partsBelow({ form, place, when }: Content, hasPeople: boolean): ReactNode[] {
  const { prices, call, tools, guides, questions, consult } = copy;
  return [
    ...(prices.rows.length > 0 || !hasPeople
      ? [<Prices key="prices" copy={prices} call={hasPeople ? null : call} />]
      : []),
    <Tools key="tools" copy={tools} />,
    <Reading key="reading" guides={guides} questions={questions} />,
    <Request key="request" copy={consult} call={call} when={when} form={form} />,
    <Place key="place" copy={place} />,
  ];
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
