import type { ReactNode } from 'react';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { Reveal } from '#app/ui/reveal/reveal.tsx';
import { SectionFailure } from '../error/section-failure.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { Areas } from './areas.tsx';
import { Changes } from './changes.tsx';
import { Consult } from './consult.tsx';
import { Hero } from './hero.tsx';
import { Place } from './place.tsx';
import { Questions } from './questions.tsx';
import { Situations } from './situations.tsx';
import { Tools } from './tools.tsx';
import { WayOfWork } from './way-of-work.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export interface HomeContent {
  copy: HomeCopy;
  /** The firm, its people and its answers as schema.org describes them. */
  structuredData: object;
  form: ConsultFormProps;
}

/** The page, section by section. If one fails, the others still render. */
export function Page({ content }: PageProps<HomeContent>) {
  const { copy } = content;
  return (
    <>
      <div className="home-start">
        <Section>
          <Hero copy={copy.hero} />
        </Section>
        <TrunkRoot />
        <Section>
          <Situations copy={copy.situations} more={copy.more.situation} number={1} />
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
function chapters({ copy, form }: HomeContent): ((number: number) => ReactNode)[] {
  const { more, people } = copy;
  const isEmpty = people.lawyers.length + people.roles.length === 0;
  return [
    (number) => <Tools copy={copy.tools} number={number} />,
    (number) => <Areas copy={copy.areas} number={number} />,
    (number) => <Changes copy={copy.amendments} more={more.amendments} number={number} />,
    (number) => (
      <WayOfWork copy={copy.ways} cost={copy.cost} procedure={more.procedure} number={number} />
    ),
    ...(isEmpty
      ? []
      : [(number: number) => <WhoWeAre copy={people} more={more.people} number={number} />]),
    (number) => <Questions copy={copy.questions} more={more.questions} number={number} />,
    (number) => <Consult copy={copy.consult} number={number} form={form} />,
    (number) => <Place copy={copy.place} number={number} />,
  ];
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
