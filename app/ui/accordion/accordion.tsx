import { type ReactNode, useId } from 'react';
import { accordion } from './accordion.behaviour.ts';

interface AccordionProps {
  /** Opening one item closes the others of this list; the open one can be closed. */
  exclusive?: boolean;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  items: AccordionItem[];
}

interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
  /** Open from the start; of several in an exclusive list, the first. */
  open?: boolean;
  /** A link to it opens it. */
  id?: string;
}

/** Questions that open to their answers, by the platform (conformance AC-1). They may be nested. */
export function Accordion({ exclusive = false, headingLevel, items }: AccordionProps) {
  const name = useId();
  // The level is one of HTML's own.
  const Heading = `h${headingLevel}` as const;
  const firstOpen = items.findIndex(({ open }) => open);
  return (
    <div className="accordion" data-accordion={exclusive ? 'collapse' : 'open'} {...accordion}>
      {items.map(({ title, content, open, id }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: items neither move nor have another name
          key={index}
          className="accordion-item"
          id={id}
          name={exclusive ? name : undefined}
          open={exclusive ? index === firstOpen : open}
        >
          <summary>
            <Heading>{title}</Heading>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
