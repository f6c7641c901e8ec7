import type { Tree, TreePerson } from '#app/drawings/tree/layout.ts';
import { bindTrigger, hide, isOpen, show } from '#app/ui/floating/opener.ts';
import { copy } from './copy.ts';

/** Breakpoint of the style sheet. */
const PHONE = '(width < 46rem)';

/** Id of the panel that all these buttons share. */
export const PANEL = 'shares-person';

interface PersonButtonProps {
  person: TreePerson;
  tree: Tree;
  /** Full name, with the note under it. */
  name: string;
  onOpen: () => void;
}

/** Button over a person's ring and name that opens the person's panel. */
export function PersonButton({ person, tree, name, onOpen }: PersonButtonProps) {
  const { left, width, top, height } = area(person, tree);
  return (
    <foreignObject x={left} y={top} width={width} height={height}>
      <button
        ref={tie}
        className="tree-person needs-script"
        type="button"
        aria-haspopup="dialog"
        aria-controls={PANEL}
        onClick={({ currentTarget: button }) => {
          const panel = document.getElementById(PANEL);
          if (!panel) return;
          if (isOpen(panel)) return hide(panel);
          onOpen();
          show(panel, button);
          void follow(panel, button);
        }}
      >
        <span className="sr-only">{`${name} ${copy.person.open}`}</span>
      </button>
    </foreignObject>
  );
}

/** Ref that binds a button to its panel. It is one stable function, so React does not rebind on every render. */
function tie(button: HTMLButtonElement | null): (() => void) | undefined {
  const panel = document.getElementById(PANEL);
  if (!button || !panel) return undefined;
  const end = new AbortController();
  bindTrigger(button, panel, end.signal);
  return () => end.abort();
}

/** Keeps the panel next to its button, because no browser accepts an element within an SVG as an anchor. */
async function follow(panel: HTMLElement, button: HTMLElement): Promise<void> {
  // On a phone the panel lies at the lower edge, so the person scrolls above it.
  button.scrollIntoView({ block: 'nearest' });
  if (matchMedia(PHONE).matches) return;
  const end = new AbortController();
  panel.addEventListener('beforetoggle', () => end.abort(), { once: true });
  try {
    const { followTrigger } = await import('#app/ui/floating/follow.ts');
    if (end.signal.aborted) return;
    const stop = followTrigger(panel, button);
    end.signal.addEventListener('abort', stop);
  } catch {
    // The code failed to load. The panel still works, in a corner of the window.
  }
}

/** Touch target around a person, as large as the neighbours allow. */
function area({ id, x, y, row, low, label }: TreePerson, { people }: Tree) {
  const apart = people
    .filter((other) => other.id !== id && other.row === row && other.low === low)
    .map((other) => Math.abs(other.x - x));
  const width = Math.min(Math.max(48, label.width + 12), ...apart);
  const top = y - 20;
  return { left: x - width / 2, width, top, height: label.bottom + 28 };
}
