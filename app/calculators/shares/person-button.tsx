import type { Tree, TreePerson } from '#app/drawings/tree/layout.ts';
import { bindTrigger, hide, isOpen, show } from '#app/ui/floating/opener.ts';
import { copy } from './copy.ts';

/** As in the style sheet. */
const PHONE = '(width < 46rem)';

/** Id of the one panel that all these buttons open. */
export const PANEL = 'shares-person';

interface PersonButtonProps {
  person: TreePerson;
  tree: Tree;
  /** In full, with what is noted under the name. */
  name: string;
  onOpen: () => void;
}

/** Over a ring and its name: opens what can be said of the person. */
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

/** What every trigger of a panel needs; the same function at every drawing. */
function tie(button: HTMLButtonElement | null): (() => void) | undefined {
  const panel = document.getElementById(PANEL);
  if (!button || !panel) return undefined;
  const end = new AbortController();
  bindTrigger(button, panel, end.signal);
  return () => end.abort();
}

/** Keeps the panel beside its button: no browser takes what stands in a drawing for an anchor. */
async function follow(panel: HTMLElement, button: HTMLElement): Promise<void> {
  // On a phone the panel lies at the lower edge: the person goes above it.
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
    // Its code is lost: the panel stands in a corner of the window, and works.
  }
}

/** A finger's room around a person, as far as the neighbours leave it. */
function area({ id, x, y, row, low, label }: TreePerson, { people }: Tree) {
  const apart = people
    .filter((other) => other.id !== id && other.row === row && other.low === low)
    .map((other) => Math.abs(other.x - x));
  const width = Math.min(Math.max(48, label.width + 12), ...apart);
  const top = y - 20;
  return { left: x - width / 2, width, top, height: label.bottom + 28 };
}
