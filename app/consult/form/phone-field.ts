import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Behaviour of a phone field: its hyphens are set while it is typed, before the form's island lives. What
 * does it is fetched when the field is touched: the script of the first visit has no room for it.
 */
export const phoneField = defineBehaviour('phone-field', (field) => {
  if (!(field instanceof HTMLInputElement)) return () => {};
  const end = new AbortController();
  const { signal } = end;
  const start = async () => {
    for (const touch of touches) field.removeEventListener(touch, start);
    try {
      const [{ formatWhileTyping }, { arrangePhone }] = await Promise.all([
        import('#app/ui/typing/format-while-typing.ts'),
        import('./arrange-phone.ts'),
      ]);
      if (!signal.aborted) signal.addEventListener('abort', formatWhileTyping(field, arrangePhone));
    } catch {
      // Its code is lost: the number is sent as it is typed.
    }
  };
  for (const touch of touches) field.addEventListener(touch, start, { signal });
  if (document.activeElement === field) void start();
  return () => end.abort();
});

const touches = ['focus', 'input'];
