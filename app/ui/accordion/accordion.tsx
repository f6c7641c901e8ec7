import { type ReactNode, useId } from 'react';
import { accordion } from './accordion.behaviour.ts';

interface AccordionProps {
  /** Opening an item closes the others of this list; the open one can still be closed. */
  exclusive?: boolean;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  items: AccordionItem[];
}

interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
  /** Open from the start; in an exclusive list, only the first such item. */
  open?: boolean;
  /** A link to it opens the item. */
  id?: string;
}

/** Questions that open to show their answers, natively (conformance AC-1). They may be nested. */
export function Accordion({ exclusive = false, headingLevel, items }: AccordionProps) {
  const name = useId();
  // Widens the type to the levels that HTML has.
  const Heading = `h${headingLevel}` as const;
  const firstOpen = items.findIndex(({ open }) => open);
  return (
    <div className="accordion" data-accordion={exclusive ? 'collapse' : 'open'} {...accordion}>
      {items.map(({ title, content, open, id }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: items are static and have no other key
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
