interface TitleProps {
  id: string;
  lines: readonly string[];
}

/** The heading over a chapter's body. */
export function BodyTitle({ id, lines }: TitleProps) {
  return (
    <h2 className="mt-5 t5 lg:mt-0 lg:pb-13 lg:pt-16" id={`${id}-title`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </h2>
  );
}

interface MarginTitleProps extends TitleProps {
  /** Under the heading; each line stands by itself where the margin is narrow. */
  note: readonly string[];
}

/** The heading in the margin, in its lines only there, with what is to be said about the chapter. */
export function MarginTitle({ id, lines, note }: MarginTitleProps) {
  return (
    <>
      <h2 className="mt-5 t5 lg:mt-12" id={`${id}-title`}>
        {lines.map((line) => (
          <span key={line} className="lg:block">
            {line}{' '}
          </span>
        ))}
      </h2>
      <p className="mb-9 mt-3.5 text-muted t1 lg:mb-0">
        {note.map((line) => (
          <span key={line} className="lg:block">
            {line}{' '}
          </span>
        ))}
      </p>
    </>
  );
}
