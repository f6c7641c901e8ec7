import { isModified } from './modified-event.ts';

const LATE_BUTTON = 'button[type="button"]:not([data-ui], [popovertarget], [commandfor])';
const LATE_NUMBER = '[role="spinbutton"]:not([data-ui])';

/**
 * Records presses of buttons, and of keys in number fields, until their island is hydrated, and repeats them then.
 * Submits and buttons that the browser or a behaviour handles work without the island. Text typed into a number field
 * replaces the number that earlier presses led to.
 */
export function rememberPresses(island: HTMLElement) {
  let presses: { target: HTMLElement; repeat: (target: HTMLElement) => void }[] = [];
  // React may replace the island's elements: a press is then repeated on the element with the same index.
  const places = () => [...island.querySelectorAll<HTMLElement>('button, [role="spinbutton"]')];
  const before = places();
  const end = new AbortController();
  const { signal } = end;

  const press = (target: EventTarget | null) => {
    const button = target instanceof Element && target.closest<HTMLElement>(LATE_BUTTON);
    if (button) presses.push({ target: button, repeat: (at) => at.click() });
  };
  for (const target of globalThis.earlyPresses ?? []) {
    if (target instanceof Node && island.contains(target)) press(target);
  }
  island.addEventListener('click', ({ target }) => press(target), { signal });
  island.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      if (isModified(event) || !(target instanceof HTMLElement && target.matches(LATE_NUMBER)))
        return;
      const press = { key, bubbles: true, cancelable: true };
      const repeat = (at: HTMLElement) => at.dispatchEvent(new KeyboardEvent('keydown', press));
      presses.push({ target, repeat });
    },
    { signal },
  );
  island.addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element ? target.closest(LATE_NUMBER)?.parentElement : null;
      if (field) presses = presses.filter((press) => !field.contains(press.target));
    },
    { signal },
  );
  return {
    hasAny: () => presses.length > 0,
    forget: () => end.abort(),
    clear() {
      presses = [];
    },
    replay() {
      const now = places();
      for (const { target, repeat } of presses) {
        const place = target.isConnected ? target : now[before.indexOf(target)];
        if (place) repeat(place);
      }
    },
  };
}
