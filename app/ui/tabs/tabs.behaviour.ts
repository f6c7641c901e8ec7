import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { onFound, setHidden } from '../hidden-until-found.ts';

/** One tab is selected and in tab order; arrow keys select (conformance TB-1, TB-2). */
export const tabs = defineBehaviour('tabs', (root, signal) => {
  const listen = listenUntil(signal);
  // Without the tabs of tab lists inside a panel.
  const all = [
    ...root.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
  ].map((tab) => ({
    tab,
    panel: document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  }));
  const list = root.querySelector('[role="tablist"]');
  const isVertical = list?.getAttribute('aria-orientation') === 'vertical';

  /** @returns whether another tab was selected before */
  function choose(chosen: HTMLElement): boolean {
    const isNew = !isSelected(chosen);
    for (const { tab, panel } of all) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      if (panel?.parentElement) setHidden(panel.parentElement, tab !== chosen);
    }
    return isNew;
  }

  const selected = all.find(({ tab }) => isSelected(tab));
  if (selected) choose(selected.tab);
  for (const [index, { tab }] of all.entries()) {
    listen(tab, 'click', () => {
      // Safari does not focus a pressed button, and arrow keys would not work.
      tab.focus();
      choose(tab);
    });
    listen(tab, 'keydown', (event) => {
      // With Alt or Meta the same keys navigate the history.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = {
        [isVertical ? 'ArrowUp' : 'ArrowLeft']: index - 1,
        [isVertical ? 'ArrowDown' : 'ArrowRight']: (index + 1) % all.length,
        Home: 0,
        End: -1,
      }[event.key];
      const to = next === undefined ? undefined : all.at(next)?.tab;
      if (!to) return;
      event.preventDefault();
      choose(to);
      to.focus();
    });
  }
  onFound(root, signal, (target) => {
    const found = all.find(({ panel }) => panel?.parentElement?.contains(target));
    return found !== undefined && choose(found.tab);
  });
});

function isSelected(tab: HTMLElement): boolean {
  return tab.getAttribute('aria-selected') === 'true';
}
