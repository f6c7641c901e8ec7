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

/** 상담 신청: what happens after, in the margin, and the form. */
export function Consult({ copy, number, form }: ConsultProps) {
  return (
    <Chapter
      id={copy.id}
      number={number}
      label={copy.label}
      heading={<BodyTitle id={copy.id} lines={copy.title} />}
      headingIn="body"
      notes={<Steps steps={copy.steps} />}
      last
    >
      <Island of={consultForm} props={{ ...form, short: true }} />
    </Chapter>
  );
}

function Steps({ steps }: { steps: HomeCopy['consult']['steps'] }) {
  return (
    <ol className="mb-10 mt-6 grid gap-y-5 lg:my-0">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[1.875rem_1fr]">
          <span className="font-serif font-semibold text-ink" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className="font-semibold text-ink">{title}</p>
            <p className="text-muted t1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
