import { type RefObject, useEffect, useRef, useState } from 'react';
import { layOutTree, type Tree } from '#app/drawings/tree/layout.ts';
import { DECEASED } from '#app/drawings/tree/plan.ts';
import { TreeDrawing } from '#app/drawings/tree/tree-drawing.tsx';
import type { TreeSize } from '#app/drawings/tree/tree-size.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { HeirsTable } from './heirs-table.tsx';
import type { Named } from './names.ts';
import { PersonButton } from './person-button.tsx';
import { unitCells } from './unit-cells.ts';
import { UnitsTable } from './units-table.tsx';

interface TreeViewProps {
  answer: Answer;
  size: TreeSize;
  /** 9억 원이면; null without an estate. */
  ifEstate: string | null;
  /** Opens a person's panel; null if nobody can be changed. */
  onOpen: ((person: string) => void) | null;
  /** Class that shows the tree only at its own width, while all sizes are rendered. */
  className: string | undefined;
}

/** The tree drawn for one width, with an equivalent table. */
export function TreeView({ answer, size, ifEstate, onOpen, className }: TreeViewProps) {
  const { computed, names, heirs } = answer;
  const { family, succession } = computed;
  const bare = layOutTree(family, succession, names, size);
  const cells = unitCells(bare, heirs);
  // Without a table under the leaves, the drawing shows the fractions there.
  const fits = cells !== null || (size.heads === 0 && size.fractions);
  const tree = fits
    ? bare
    : layOutTree(family, succession, names, { ...size, heads: 0, fractions: true });
  const frame = useRef<HTMLDivElement>(null);
  const wide = useOverflow(frame);
  return (
    <div className={className}>
      <div className="share-tree" data-wide={wide || undefined} ref={frame}>
        <div className="w-max min-w-full">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
          <svg
            className="draw-moving"
            viewBox={`0 0 ${tree.width} ${tree.height}`}
            // Uses em, because older WebKit does not support rem here. If large text does not fit, the drawing
            // scrolls in its frame.
            width={`${tree.width / 16}em`}
            aria-label={copy.tree.label}
            role="group"
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus, and the table says it all */}
            <g aria-hidden="true">
              <TreeDrawing tree={tree} />
            </g>
            {onOpen &&
              inReadingOrder(tree).map((person) => (
                <PersonButton
                  key={person.id}
                  person={person}
                  tree={tree}
                  name={nameOf(names.get(person.id))}
                  onOpen={() => onOpen(person.id)}
                />
              ))}
          </svg>
          {cells && <UnitsTable tree={tree} cells={cells} ifEstate={ifEstate} />}
        </div>
      </div>
      {wide && <p className="mt-2 text-muted">{copy.tree.wide}</p>}
      {!cells && heirs.length > 0 && <HeirsTable heirs={heirs} ifEstate={ifEstate} />}
    </div>
  );
}

/** Full name, with the note under it. */
function nameOf(named: Named | undefined): string {
  return [named?.full, named?.note].filter(Boolean).join(' ');
}

/** Whether a frame scrolls sideways, because large text does not fit the window. */
function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}

/** Sorts people row by row, from left to right. Leaves out the deceased, who has no panel. */
function inReadingOrder({ people }: Tree) {
  return people.filter(({ id }) => id !== DECEASED).sort((a, b) => a.row - b.row || a.x - b.x);
}
