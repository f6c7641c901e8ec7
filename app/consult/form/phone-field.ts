import type { Behaviour } from '#app/browser/behaviours.ts';

/**
 * Behaviour of a phone field: sets hyphens while typing, before hydration. Its code is loaded on focus, to
 * keep the script of the first visit small.
 */
export const phoneField: Behaviour = (field) => {
  if (!(field instanceof HTMLInputElement)) return () => {};
  const end = new AbortController();
  const { signal } = end;
  const start = async () => {
    for (const touch of touches) field.removeEventListener(touch, start);
    try {
      const [{ arrangeWhileTyping }, { arrangePhone }] = await Promise.all([
        import('#app/ui/typing/arrange-while-typing.ts'),
        import('./arrange-phone.ts'),
      ]);
      if (!signal.aborted)
        signal.addEventListener('abort', arrangeWhileTyping(field, arrangePhone));
    } catch {
      // The code failed to load: the number is sent as typed.
    }
  };
  for (const touch of touches) field.addEventListener(touch, start, { signal });
  if (document.activeElement === field) void start();
  return () => end.abort();
};

const touches = ['focus', 'input'];
