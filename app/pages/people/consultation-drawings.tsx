import { Carousel } from '#app/ui/carousel/carousel.tsx';
import type { people } from './copy.ts';
import dates from './drawings/dates.svg?raw';
import decision from './drawings/decision.svg?raw';
import family from './drawings/family.svg?raw';
import listen from './drawings/listen.svg?raw';

type Copy = (typeof people)['consultation'];
type DrawingId = Copy['drawings'][number]['id'];

const drawingFiles: Record<DrawingId, string> = { listen, family, dates, decision };

/**
 * A consultation in drawings that advance by themselves (conformance CA-1). One line runs through all of them: it
 * leaves each drawing on the right and enters the next at the same height, and extends to the edges of a drawing that
 * is wider than its view box.
 */
export function ConsultationDrawings({ copy }: { copy: Copy }) {
  const { label, drawings } = copy;
  return (
    <div className="consultation-drawings">
      <Carousel
        auto
        label={label}
        slides={drawings.map(({ id, caption }) => ({
          id,
          content: (
            <figure>
              <figcaption className="t3">{caption}</figcaption>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site */}
              <div className="contents" dangerouslySetInnerHTML={{ __html: drawingFiles[id] }} />
            </figure>
          ),
        }))}
      />
    </div>
  );
}
