/**
 * A style sheet of a later chunk that cannot be had does not end a navigation: the page comes without it
 * (conformance CH-4). Vite would throw.
 */
export function surviveLostStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault();
  });
}
