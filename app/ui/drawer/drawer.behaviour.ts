import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import {
  closeDialog,
  closeOnBackdrop,
  closeOnLeaving,
  dialogTrigger,
  isCovered,
  isDialogOpen,
  openDialog,
} from '../dialog/dialog.ts';

/** Distance in px after which a finger opens a drawer by its edge. */
const PULL = 24;

export const drawerTrigger = dialogTrigger(
  'drawer-trigger',
  'data-drawer-target',
  (id) =>
    `Drawer with id ${id} not found. Are you sure that the data-drawer-target attribute points to the correct drawer id?`,
);

export const drawer = defineBehaviour('drawer', (dialog, signal) => {
  closeOnLeaving(dialog, signal);
  if (dialog.popover) closeOnEscape(dialog, signal);
  else closeOnBackdrop(dialog, signal);
  // Loads the code for swipes when the drawer first opens, because only an open drawer can be swiped.
  const opened = new MutationObserver(load);
  async function load(): Promise<void> {
    opened.disconnect();
    const code = await import('./swipe.ts').catch(() => null);
    if (!signal.aborted) code?.followSwipe(dialog, () => closeDialog(dialog), signal);
  }
  if (isDialogOpen(dialog)) void load();
  else opened.observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('toggle', load, { once: true, signal });
  return () => {
    opened.disconnect();
    closeDialog(dialog);
  };
});

/** Swiping the edge up opens its drawer. */
export const drawerEdge = defineBehaviour('drawer-edge', (edge, signal) => {
  const listen = listenUntil(signal);
  let start: number | undefined;
  listen(edge, 'pointerdown', ({ pointerType, clientY }) => {
    start = pointerType === 'mouse' ? undefined : clientY;
  });
  listen(edge, 'pointermove', ({ clientY }) => {
    const dialog = document.getElementById(edge.dataset.drawerEdge ?? '');
    if (!dialog || start === undefined || start - clientY < PULL) return;
    start = undefined;
    openDialog(dialog);
    stayAtRelease(dialog);
  });
});

/**
 * The finger that opened the drawer came down while no dialog was open, and its release outside this one
 * would close it again (HTML, "light dismiss open dialogs"; Firefox does so).
 */
function stayAtRelease(dialog: HTMLElement): void {
  const closeBy = (how: string) => dialog.setAttribute('closedby', how);
  if (dialog.getAttribute('closedby') !== 'any') return;
  closeBy('closerequest');
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(closeBy, 0, 'any'), { once: true });
  }
}

/** Closes a drawer without a backdrop on Escape, unless something covers the drawer (conformance WG-3). */
function closeOnEscape(dialog: HTMLElement, signal: AbortSignal): void {
  listenUntil(signal)(document, 'keydown', (event) => {
    const { key, defaultPrevented, isComposing } = event;
    if (key !== 'Escape' || defaultPrevented || isComposing || !isDialogOpen(dialog)) return;
    if (isCovered(dialog)) return;
    // Each press closes only one drawer.
    event.preventDefault();
    closeDialog(dialog);
  });
}
