import { areas } from '#app/content/areas.ts';
import type { Lawyer } from '#app/content/firm-schema.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { More } from '../parts/more.tsx';

type Copy = HomeCopy['people'];

/** 사람: who does what, and the lawyers whom the firm has filled in. */
export function People({ copy, number }: { copy: Copy; number: number }) {
  return (
    <MarginChapter copy={copy} number={number} title={[copy.title]} note={copy.intro}>
      <div className="hung">
        {copy.lawyers.length > 0 && (
          <ul className="mb-14 grid gap-x-8 gap-y-10 pt-8 sm:grid-cols-2 xl:grid-cols-3">
            {copy.lawyers.map((lawyer) => (
              <li key={lawyer.name} className="flex gap-5 sm:block">
                <Profile lawyer={lawyer} words={copy.words} />
              </li>
            ))}
          </ul>
        )}
        {copy.roles.length > 0 && (
          <dl
            className={`border-t ${copy.lawyers.length > 0 ? 'border-line' : 'border-ink lg:border-t-0'}`}
          >
            {copy.roles.map(({ role, work }) => (
              <div
                key={role}
                className="border-b border-line py-5 sm:grid sm:grid-cols-[12.5rem_1fr] sm:items-baseline sm:gap-x-8"
              >
                <dt className="t3">{role}</dt>
                <dd className="max-w-[37em]">{work}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </MarginChapter>
  );
}

/** Pictures of the firm's people, by the name of their file. */
const portraits = import.meta.glob<string>(
  '/app/content/portraits/*.{svg,jpg,webp,avif,png}',
  // A small one would be put into the script.
  { eager: true, query: '?url&no-inline', import: 'default' },
);

function Profile({ lawyer, words }: { lawyer: Lawyer; words: Copy['words'] }) {
  const { name, role, portrait, areas: fields = [], career = [], registeredField } = lawyer;
  const source = portrait && portraits[`/app/content/portraits/${portrait}`];
  return (
    <>
      {source && (
        <img
          className="h-32.5 w-26 flex-none border border-line object-cover aspect-4/5 sm:mb-5 sm:h-auto sm:w-full sm:max-w-70"
          src={source}
          alt={`${name} ${role}`}
          width={320}
          height={400}
          loading="lazy"
        />
      )}
      <div>
        <h3 className="t3">{name}</h3>
        <p className="text-muted t1">{role}</p>
        {fields.length > 0 && (
          <p className="mt-1.5">
            <span className="sr-only">{words.areas} </span>
            {/* Joined, so that no line begins with the dot. */}
            {fields.map((id) => areas[id].replaceAll('·', '\u2060·\u2060')).join(', ')}
          </p>
        )}
        {registeredField && (
          <p className="mt-1.5 t1">
            {registeredField} ({words.registered})
          </p>
        )}
        {career.length > 0 && (
          <More label={words.career} about={name}>
            <ul>
              {career.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </More>
        )}
      </div>
    </>
  );
}
