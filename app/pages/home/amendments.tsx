import type { AmendmentGroup } from '#app/content/content-schema.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { Chapter } from '../parts/chapter.tsx';
import { BodyTitle } from '../parts/chapter-title.tsx';
import { MarkedWords } from '../parts/marked-words.tsx';
import { More } from '../parts/more.tsx';

type Copy = HomeCopy['amendments'];

/** 신·구 조문 대비표: what the law said, what it says now, and whose succession it applies to. */
export function Amendments({ copy, number }: { copy: Copy; number: number }) {
  const [first, ...others] = copy.groups;
  return (
    <Chapter
      id={copy.id}
      number={number}
      label={copy.label}
      heading={<BodyTitle id={copy.id} lines={copy.title} />}
      headingIn="body"
      notes={<Law lines={[...(first?.law ?? []), copy.checked]} />}
    >
      {first && <Rows group={first} copy={copy} level="h3" columns />}
      {others.map((group) => (
        <section key={group.id} className="mt-14" aria-labelledby={group.id}>
          <h3 className="t4" id={group.id}>
            {group.title}
          </h3>
          <Law lines={group.law} />
          <Rows group={group} copy={copy} level="h4" />
        </section>
      ))}
    </Chapter>
  );
}

function Law({ lines }: { lines: string[] }) {
  return (
    <p className="mb-7 mt-3 text-muted t1 lg:mb-5 lg:mt-1">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}

interface RowsProps {
  group: AmendmentGroup;
  copy: Copy;
  level: 'h3' | 'h4';
  /** Whether the names of the columns stand over them. */
  columns?: boolean;
}

function Rows({ group, copy: { columns: words }, level: Heading, columns }: RowsProps) {
  return (
    <div className="border-t border-ink">
      {columns && (
        <div
          className="change-row hidden border-b border-line py-2.5 text-muted t1 lg:grid"
          aria-hidden="true"
        >
          <span className="col-start-2">{words.before}</span>
          <span>{words.now}</span>
        </div>
      )}
      {group.rows.map((row) => (
        <div key={row.title} className="change-row border-b border-line pb-4 pt-6">
          <div className="flex items-baseline justify-between gap-x-4 lg:block">
            <Heading className="text-balance t3">{row.title}</Heading>
            <p className="flex-none text-muted t1">{row.basis}</p>
          </div>
          <dl className="change-words">
            <div>
              <dt>{words.before}</dt>
              <dd className="text-muted">{row.before}</dd>
            </div>
            <div>
              <dt>{words.now}</dt>
              <dd className="text-ink">
                <MarkedWords text={row.now} as="mark" />
                {row.more.length === 0 ? (
                  <p className="mt-2.5 text-muted t1">{row.applies}</p>
                ) : (
                  <More line={row.applies} label={words.more} about={row.title}>
                    {row.more.map((text) => (
                      <p key={text} className="not-first:mt-2">
                        {text}
                      </p>
                    ))}
                  </More>
                )}
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  );
}
