import type { ReactNode } from 'react';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import type { UsualFamily } from '#app/inheritance/share-calculator/usual-families.ts';
import { SectionFailure } from '#app/pages/error/section-failure.tsx';
import type { PageProps } from '#app/routing/page-route.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { Areas } from './areas.tsx';
import { TrunkRoot } from './chapter.tsx';
import { Consult } from './consult.tsx';
import { Deadlines } from './deadlines.tsx';
import { Hero } from './hero.tsx';
import { Shares } from './shares.tsx';
import { StructuredData } from './structured-data.tsx';

export interface HomeContent {
  copy: HomeCopy;
  /** LegalService as schema.org describes it. */
  structuredData: object;
  form: ConsultFormProps;
  /** The statutory shares of the usual families. */
  usualFamilies: UsualFamily[];
}

/** The page, section by section. One that fails leaves the others standing. */
export function Page({
  content: { copy, structuredData, form, usualFamilies },
}: PageProps<HomeContent>) {
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
        <Shares copy={copy.shares} number={2} families={usualFamilies} />
      </Section>
      <Section>
        <Deadlines copy={copy.deadlines} number={3} />
      </Section>
      <Section>
        <Consult copy={copy.consult} number={4} form={form} />
      </Section>
      <StructuredData data={structuredData} />
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <Resilient fallback={<SectionFailure />}>{children}</Resilient>;
}
