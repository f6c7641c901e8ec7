import type { ReactNode } from 'react';
import { formContext, formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { ReturningVisitor } from '#app/consult/receipt/returning-visitor.tsx';
import { firm } from '#app/firm/view/firm.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { definePage } from '#app/router/define-page.ts';
import type { ReadContext } from '#app/router/visit-context.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { Reveal } from '#app/ui/reveal/reveal.tsx';
import { SectionFailure } from '../error/section-failure.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { Areas } from './areas.tsx';
import { Changes } from './changes.tsx';
import { Consult } from './consult.tsx';
import { home as copy } from './copy.ts';
import { Hero } from './hero.tsx';
import { Place } from './place.tsx';
import { placeOn, searchedPlace } from './place-copy.ts';
import { Questions } from './questions.tsx';
import { Situations } from './situations.tsx';
import { structuredData } from './structured-data.ts';
import { Tools } from './tools.tsx';
import { WayOfWork } from './way-of-work.tsx';
import { WhoWeAre } from './who-we-are.tsx';

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
  return {
    copy,
    place: placeOn(koreanDay(new Date())),
    structuredData: structuredData(origin),
    form: { initial: read(formContext), options: read(formOptionsContext) },
  };
}

type Content = ReturnType<typeof contentOf>;

function Home({ content }: { content: Content }) {
  return (
    <>
      <div className="home-start">
        <Section>
          <Hero copy={copy.hero} />
        </Section>
        <div className="page-width">
          <ReturningVisitor />
        </div>
        <TrunkRoot />
        <Section>
          <Situations copy={copy.situations} number={1} />
        </Section>
      </div>
      {chapters(content).map((render, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change places
        <Reveal key={index} effect="fade" once>
          <Section>{render(index + 2)}</Section>
        </Reveal>
      ))}
      <StructuredData data={content.structuredData} />
    </>
  );
}

/** The chapters after the first, each given its number. */
function chapters({ form, place }: Content): ((number: number) => ReactNode)[] {
  const { people } = copy;
  const isEmpty = people.lawyers.length + people.roles.length === 0;
  return [
    (number) => <Tools copy={copy.tools} number={number} />,
    (number) => <Areas copy={copy.areas} number={number} />,
    (number) => <Changes copy={copy.amendments} number={number} />,
    (number) => <WayOfWork copy={copy.ways} number={number} />,
    ...(isEmpty ? [] : [(number: number) => <WhoWeAre copy={people} number={number} />]),
    (number) => <Questions copy={copy.questions} number={number} />,
    (number) => <Consult copy={copy.consult} number={number} form={form} />,
    (number) => <Place copy={place} number={number} />,
  ];
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
