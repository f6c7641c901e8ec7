import {
  type Choice,
  EVERYTHING,
  isChoiceChange,
  NOTHING,
  storeChoice,
  storedChoice,
} from './consent.ts';
import { type Purpose, purposes } from './tools.ts';

interface ConsentOptions {
  version: string;
  /** The earlier choice; null asks now. */
  choice: Choice | null;
  /** Whether the browser signals an opt-out, which leaves no choice. */
  refused: boolean;
  /** Called with every choice, of this or another tab. */
  choose: (choice: Choice) => void;
}

/**
 * Asks for consent at the first visit, and again from the footer. Takes the focus only when opened from there.
 *
 * @returns applies a choice made elsewhere
 */
export function watchConsent(options: ConsentOptions): (choice: Choice) => void {
  const { version, choice, refused, choose } = options;
  const bar = document.getElementById('consent');
  if (!bar) return choose;
  const part = <E extends HTMLElement>(selector: string) => bar.querySelector<E>(selector);
  const choices = part('fieldset');
  const box = (purpose: Purpose) => part<HTMLInputElement>(`[name="${purpose}"]`);
  let now = choice;
  /** The element that opened the bar and gets the focus back. */
  let opener: HTMLElement | null = null;

  function show(): void {
    toggle('[data-consent-words], [data-consent-buttons]', !refused);
    toggle('[data-consent-refused], [data-consent="close"]', refused);
    for (const purpose of purposes) {
      const one = box(purpose);
      if (one) one.checked = now?.[purpose] ?? false;
    }
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

  /** Shows the choices, and replaces the button that opens them with the one that saves them. */
  function expand(open: boolean): void {
    if (choices) choices.hidden = !open;
    toggle('[data-consent="choose"]', !open);
    toggle('[data-consent="chosen"]', open);
  }

  /** Keeps the page scrollable, and the focus visible, above the bar. */
  function makeRoom(): void {
    document.documentElement.style.setProperty(
      '--consent-bar-height',
      `${bar?.offsetHeight ?? 0}px`,
    );
  }

  function settle(next: Choice): void {
    storeChoice(version, next);
    take(next);
  }

  function take(next: Choice): void {
    now = next;
    hide();
    choose(next);
  }

  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (name === 'all') settle(EVERYTHING);
    if (name === 'none') settle(NOTHING);
    if (name === 'chosen') {
      settle({
        analytics: box('analytics')?.checked ?? false,
        ads: box('ads')?.checked ?? false,
      });
    }
    if (name === 'choose') {
      expand(true);
      part('input')?.focus();
    }
    if (name === 'close') hide();
  });
  bar.addEventListener('keydown', ({ key }) => {
    // Keeps an earlier choice. Without one, the bar stays open.
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
    // In a tall field, the browser scrolls only the caret's line into view.
    const isBelow = target instanceof Element && !bar.hidden && !bar.contains(target);
    if (isBelow && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('storage', (event) => {
    const other = isChoiceChange(event) && !refused ? storedChoice(version) : null;
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
