import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { openOnHover } from '../floating/hover.ts';
import { closeWithFocus, hide, isOpen, show } from '../floating/opener.ts';
import { panelTrigger } from '../floating/panel-trigger.ts';

/** Hover opens and closes after this many milliseconds (conformance DD-3). */
const HOVER_DELAY = 300;

/** The initial consonants of syllables, 588 syllables each, from 가 on. */
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** A trigger: the platform opens at a click; this adds hover, arrow keys and state. */
export const dropdownTrigger = panelTrigger(
  'dropdown',
  'data-dropdown-toggle',
  (trigger, panel, signal) => {
    const isMenu = panel.getAttribute('role') === 'menu';
    if (isMenu) trigger.setAttribute('aria-haspopup', 'menu');
    closeWithFocus(trigger, panel, signal);
    if (trigger.dataset.dropdownTrigger === 'hover') {
      const delays = { openAfter: HOVER_DELAY, closeAfter: HOVER_DELAY };
      openOnHover(trigger, panel, { ...delays, focus: false }, signal);
    }
    const listen = listenUntil(signal);
    listen(trigger, 'keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show(panel, trigger);
      itemsOf(panel)
        .at(event.key === 'ArrowDown' ? 0 : -1)
        ?.focus();
    });
    // A menu opened by keyboard focuses its first item; a list of links comes next in tab order.
    listen(trigger, 'click', (event) => {
      if (!isMenu || event.detail > 0 || isOpen(panel)) return;
      event.preventDefault();
      show(panel, trigger);
      itemsOf(panel)[0]?.focus();
    });
  },
);

/** The panel: arrow keys move, letters search, activation closes. */
export const dropdown = defineBehaviour('dropdown', (panel, signal) => {
  const listen = listenUntil(signal);
  const isMenu = panel.getAttribute('role') === 'menu';

  listen(panel, 'keydown', (event) => {
    if (event.key === 'Tab') {
      if (isMenu) hide(panel);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = itemsOf(panel);
    const current = items.findIndex((item) => item.matches(':focus'));
    const next = nextItem(items, current, event.key, isMenu);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  listen(panel, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], button')) hide(panel);
  });
});

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
}

/** The keys of the WAI-ARIA menu pattern; in a list of links only the arrows, Home and End. */
function nextItem(
  items: HTMLElement[],
  current: number,
  key: string,
  isMenu: boolean,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items.at(current > 0 ? current - 1 : -1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (!isMenu || key.length !== 1 || key === ' ') return undefined;
      const following = [...items.slice(current + 1), ...items.slice(0, current + 1)];
      return following.find((item) => startsWith(item.textContent.trim(), key));
    }
  }
}

/** A Korean keyboard sends the initial consonant: ㅇ matches 인쇄하기. */
function startsWith(text: string, key: string): boolean {
  const consonant = CONSONANTS[Math.floor((text.charCodeAt(0) - 0xac00) / 588)];
  return consonant === key || text.toLowerCase().startsWith(key.toLowerCase());
}
