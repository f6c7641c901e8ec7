import type { ReactNode } from 'react';
import { tabs } from './tabs.behaviour.ts';

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** `horizontal`: labels on a line; `vertical`: rows that end in nodes, next to the panel. */
  orientation?: 'horizontal' | 'vertical';
  items: TabItem[];
}

interface TabItem {
  /** Id of the panel; a link to it selects the tab. */
  id: string;
  label: string;
  /** Under the label, such as the value entered. */
  note?: string;
  panel: ReactNode;
  /** Whether the item is selected: the last of several wins; the first item if none is. */
  selected?: boolean;
}

/**
 * Shows one panel of several (conformance TB-1, TB-2). All panels are in the HTML: the browser's search
 * finds them, and without script they follow one below the other.
 */
export function Tabs({ label, orientation = 'horizontal', items }: TabsProps) {
  const chosen = Math.max(
    0,
    items.findLastIndex(({ selected }) => selected),
  );
  return (
    <div className="tabs" {...tabs}>
      <div
        className="tab-list needs-script"
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            className="tab"
            id={`${item.id}-tab`}
            type="button"
            role="tab"
            aria-controls={item.id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
          >
            <span className="tab-label" data-label={item.label}>
              {item.label}
            </span>
            {item.note !== undefined && <span className="tab-note t1">{item.note}</span>}
          </button>
        ))}
      </div>
      <div className="tab-panels">
        {items.map((item, index) => (
          // `hidden=until-found` keeps the element's box, so it cannot be on the panel itself.
          <div
            key={item.id}
            className="tab-holder opens-by-script"
            data-label={item.label}
            hidden={index !== chosen}
          >
            <div
              id={item.id}
              role="tabpanel"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern wants panels in tab order
              tabIndex={0}
              aria-labelledby={`${item.id}-tab`}
            >
              {item.panel}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
