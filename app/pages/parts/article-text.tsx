import type { Picture } from '#app/firm/data/files/picture.ts';
import { pictures } from '#app/firm/data/pictures.data.ts';
import type { ArticlePart, Figure, ArticleText as Written } from '#app/firm/schema/guide-schema.ts';
import { Zoom } from '#app/ui/zoom/zoom.tsx';

interface ShownFigure extends Omit<Figure, 'picture'> {
  picture: Picture;
}

/** HTML, or a figure with its picture. */
type ShownPart = Exclude<ArticlePart, Figure> | ShownFigure;

/**
 * Resolves the pictures in the text of a guide or a column.
 *
 * @throws if a figure's picture is missing. check-content.ts reports it, too.
 */
export function shownText({ lead, sections }: Written) {
  return {
    lead: lead.map(shown),
    sections: sections.map(({ id, title, parts }) => ({ id, title, parts: parts.map(shown) })),
  };
}

function shown(part: ArticlePart): ShownPart {
  if (typeof part === 'string') return part;
  const picture = pictures[part.picture];
  if (!picture) throw new Error(`There is no picture ${part.picture}.`);
  return { ...part, picture };
}

/** Text of a guide or a column, with its figures. */
export function ArticleText({ parts }: { parts: readonly ShownPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <div
        key={part}
        className="guide-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from the firm's own Markdown, in which HTML is refused
        dangerouslySetInnerHTML={{ __html: part }}
      />
    ) : (
      <ArticleFigure key={part.picture.src} figure={part} />
    ),
  );
}

/** A picture, which opens over the page, with its caption. */
function ArticleFigure({ figure: { picture, alt, caption } }: { figure: ShownFigure }) {
  const { webp, ...shown } = picture;
  return (
    <figure className="guide-figure">
      <Zoom {...shown} alt={alt} srcSet={webp} sizes="(min-width: 768px) 640px, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
