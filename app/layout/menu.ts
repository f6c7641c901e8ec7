/** Closes the menu when one of its links is followed: a link within the page would leave it open. */
export function menu(popover: HTMLElement): () => void {
  function follow({ target }: Event): void {
    if (target instanceof Element && target.closest('a[href]')) popover.hidePopover?.();
  }
  popover.addEventListener('click', follow);
  return () => popover.removeEventListener('click', follow);
}
