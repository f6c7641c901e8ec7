import type { ReactNode } from 'react';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import { SectionFailure } from '#app/pages/error/section-failure.tsx';
import type { PageProps } from '#app/routing/page-route.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { Areas } from './areas.tsx';
import { TrunkRoot } from './chapter.tsx';
import { Consult } from './consult.tsx';
import { Deadlines } from './deadlines.tsx';
import { Hero } from './hero.tsx';
import { StructuredData } from './structured-data.tsx';

export interface HomeContent {
  copy: HomeCopy;
  /** LegalService as schema.org describes it. */
  structuredData: object;
  form: ConsultFormProps;
}

/** The page, section by section. One that fails leaves the others standing. */
export function Page({ content: { copy, structuredData, form } }: PageProps<HomeContent>) {
  return (
    <>
      <Section>
        <Hero copy={copy.hero} />
      </Section>
      <TrunkRoot />
      <Section>
        <Areas copy={copy.areas} number={1} />
      </Section>
      <Section>
        <Deadlines copy={copy.deadlines} number={2} />
      </Section>
      <Section>
        <Consult copy={copy.consult} number={3} form={form} />
      </Section>
      <StructuredData data={structuredData} />
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
