import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/intake/form/consult-form.island.ts';
import type { ConsultFormProps } from '#app/consult/intake/form/consult-form.tsx';
import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';

interface ConsultProps {
  copy: HomeCopy['consult'];
  number: number;
  form: ConsultFormProps;
}

/** 상담 신청: the form. */
export function Consult({ copy, number, form }: ConsultProps) {
  return (
    <Chapter copy={copy} number={number} headingIn="body" last>
      <Island of={consultForm} props={{ ...form, short: true }} />
    </Chapter>
  );
}
