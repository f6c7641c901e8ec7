import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/form/consult-form.island.ts';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import { Chapter } from '../parts/chapter.tsx';
import { BodyTitle } from '../parts/chapter-title.tsx';

interface ConsultProps {
  copy: HomeCopy['consult'];
  number: number;
  form: ConsultFormProps;
}

/** 상담 신청: the form. */
export function Consult({ copy, number, form }: ConsultProps) {
  return (
    <Chapter
      id={copy.id}
      number={number}
      label={copy.label}
      heading={<BodyTitle id={copy.id} lines={copy.title} />}
      headingIn="body"
      last
    >
      <Island of={consultForm} props={{ ...form, short: true }} />
    </Chapter>
  );
}
