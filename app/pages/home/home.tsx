import type { ReactNode } from 'react';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { SectionFailure } from '../error/section-failure.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TrunkRoot } from '../parts/trunk-root.tsx';
import { Amendments } from './amendments.tsx';
import { Areas } from './areas.tsx';
import { Consult } from './consult.tsx';
import { Hero } from './hero.tsx';
import { People } from './people.tsx';
import { Place } from './place.tsx';
import { Procedure } from './procedure.tsx';
import { Questions } from './questions.tsx';
import { Situations } from './situations.tsx';
import { Ways } from './ways.tsx';

export interface HomeContent {
  copy: HomeCopy;
  /** The firm, its people and its answers as schema.org describes them. */
  structuredData: object;
  form: ConsultFormProps;
}

/** The page, section by section. If one fails, the others still render. */
export function Page({ content }: PageProps<HomeContent>) {
  return (
    <>
      <Section>
        <Hero copy={content.copy.hero} />
      </Section>
      <TrunkRoot />
      {chapters(content).map((render, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change places
        <Section key={index}>{render(index + 1)}</Section>
      ))}
      <StructuredData data={content.structuredData} />
    </>
  );
}

/** The chapters in order, each given its number. */
function chapters({ copy, form }: HomeContent): ((number: number) => ReactNode)[] {
  const { lawyers, roles } = copy.people;
  return [
    (number) => <Situations copy={copy.situations} number={number} />,
    (number) => <Areas copy={copy.areas} number={number} />,
    (number) => <Procedure copy={copy.process} number={number} />,
    (number) => <Amendments copy={copy.amendments} number={number} />,
    (number) => <Ways copy={copy.ways} number={number} />,
    ...(lawyers.length + roles.length > 0
      ? [(number: number) => <People copy={copy.people} number={number} />]
      : []),
    (number) => <Questions copy={copy.questions} number={number} />,
    (number) => <Consult copy={copy.consult} number={number} form={form} />,
    (number) => <Place copy={copy.place} number={number} />,
  ];
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
