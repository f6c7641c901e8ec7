import { listenUntil } from '#app/browser/listen.ts';

/**
 * Whether a panel was open when the press of its trigger began. By the time of the click the focus may
 * have opened it, or the platform closed it. A press by keyboard has no separate beginning.
 */
export function openAtPress(
  trigger: HTMLElement,
  isOpen: () => boolean,
  signal: AbortSignal,
): () => { open: boolean; by: string } {
  let press: { open: boolean; by: string } | undefined;
  listenUntil(signal)(trigger, 'pointerdown', ({ pointerType }) => {
    press = { open: isOpen(), by: pointerType };
  });
  return () => {
    const begun = press ?? { open: isOpen(), by: 'keyboard' };
    press = undefined;
    return begun;
  };
}
