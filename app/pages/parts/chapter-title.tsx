interface TitleProps {
  id: string;
  lines: readonly string[];
}

/** The heading over a chapter's body. */
export function BodyTitle({ id, lines }: TitleProps) {
  return (
    <h2 className="mt-3.5 t5 lg:mt-0 lg:pb-7 lg:pt-10" id={`${id}-title`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </h2>
  );
}
