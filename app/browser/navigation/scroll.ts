import { hashTarget } from './hash-target.ts';

/** Scrolls as the browser would: to the hash, to the position of the history entry, or to the top. */
export function scrollAsBrowser(event: NavigateEvent): void {
  try {
    event.scroll();
  } catch {
    // A later `replaceState` has ended the event, but not the navigation.
    scrollToTarget(new URL(event.destination.url).hash);
  }
}

/** Scrolls to the target of a hash, else to the top. */
export function scrollToTarget(hash: string): void {
  const target = hashTarget(hash);
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
