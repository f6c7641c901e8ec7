import {
  type Choice,
  EVERYTHING,
  isChoiceChange,
  keepChoice,
  keptChoice,
  NOTHING,
} from './consent.ts';
import { purposes } from './tools.ts';

interface ConsentOptions {
  version: string;
  /** What was chosen before; null: it is asked now. */
  choice: Choice | null;
  /** The browser has refused for its owner: there is nothing to choose. */
  refused: boolean;
  /** Called with every choice, of this tab or another. */
  choose: (choice: Choice) => void;
}

/**
 * Asks what may be used, and asks again from the footer. The focus is never taken by itself.
 *
 * @returns takes a choice that was made elsewhere
 */
export function watchConsent(options: ConsentOptions): (choice: Choice) => void {
  const { version, choice, refused, choose } = options;
  const bar = document.getElementById('consent');
  if (!bar) return choose;
  const part = <E extends HTMLElement>(selector: string) => bar.querySelector<E>(selector);
  const choices = part('fieldset');
  const boxes = purposes.flatMap((name) => part<HTMLInputElement>(`[name="${name}"]`) ?? []);
  let now = choice;
  /** What opened it, and is given the focus back. */
  let opener: HTMLElement | null = null;

  function show(): void {
    toggle('[data-consent-words], [data-consent-buttons]', !refused);
    toggle('[data-consent-refused], [data-consent="close"]', refused);
    for (const box of boxes) box.checked = now?.[nameOf(box)] ?? false;
    expand(now !== null && !refused);
    if (bar) bar.hidden = false;
    makeRoom();
  }

  function hide(): void {
    if (bar) bar.hidden = true;
    makeRoom();
    opener?.focus();
    opener = null;
  }

  function toggle(selector: string, shown: boolean): void {
    for (const element of bar?.querySelectorAll<HTMLElement>(selector) ?? []) {
      element.hidden = !shown;
    }
  }

  /** In the place of the button that asks for them, the one that takes them. */
  function expand(open: boolean): void {
    if (choices) choices.hidden = !open;
    toggle('[data-consent="choose"]', !open);
    toggle('[data-consent="chosen"]', open);
  }

  /** The page can be scrolled, and the focus seen, above it. */
  function makeRoom(): void {
    document.documentElement.style.setProperty('--consent-height', `${bar?.offsetHeight ?? 0}px`);
  }

  function settle(next: Choice): void {
    keepChoice(version, next);
    take(next);
  }

  function take(next: Choice): void {
    now = next;
    hide();
    choose(next);
  }

  bar.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.consent : undefined;
    if (name === 'all') settle(EVERYTHING);
    if (name === 'none') settle(NOTHING);
    if (name === 'chosen') {
      const ticked = boxes.filter(({ checked }) => checked).map(nameOf);
      settle({ analytics: ticked.includes('analytics'), ads: ticked.includes('ads') });
    }
    if (name === 'choose') {
      expand(true);
      boxes[0]?.focus();
    }
    if (name === 'close') hide();
  });
  bar.addEventListener('keydown', ({ key }) => {
    // What was chosen stands; before a choice the question does.
    if (key === 'Escape' && (now || refused)) hide();
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-consent-open]');
    if (!link) return;
    opener = link;
    show();
    bar.focus();
  });
  document.addEventListener('focusin', ({ target }) => {
    // Of a tall field the browser shows the line of the cursor only.
    const isBelow = target instanceof Element && !bar.hidden && !bar.contains(target);
    if (isBelow && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('storage', (event) => {
    const other = isChoiceChange(event) && !refused ? keptChoice(version) : null;
    if (other) take(other);
  });
  new ResizeObserver(makeRoom).observe(bar);

  if (!now) {
    show();
    const announcer = document.getElementById('announcer');
    const words = part('[data-announcement]')?.dataset.announcement;
    if (announcer && words) announcer.textContent = words;
  }
  return take;
}

function nameOf({ name }: HTMLInputElement): keyof Choice {
  return name === 'analytics' ? 'analytics' : 'ads';
}
