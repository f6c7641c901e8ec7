import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Behaviour of a phone field: sets hyphens while typing, before hydration. Its code is loaded on focus, to
 * keep the script of the first visit small.
 */
export const phoneField = defineBehaviour('phone-field', (field, signal) => {
  if (!(field instanceof HTMLInputElement)) return;
  const start = async () => {
    for (const touch of touches) field.removeEventListener(touch, start);
    try {
      const [{ formatWhileTyping }, { arrangePhone }] = await Promise.all([
        import('#app/ui/typing/format-while-typing.ts'),
        import('./arrange-phone.ts'),
      ]);
      if (!signal.aborted) signal.addEventListener('abort', formatWhileTyping(field, arrangePhone));
    } catch {
      // The code failed to load: the number is sent as typed.
    }
  };
  for (const touch of touches) field.addEventListener(touch, start, { signal });
  if (document.activeElement === field) void start();
});

const touches = ['focus', 'input'];
