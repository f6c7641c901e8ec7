import { withParticle } from '#app/content/josa.ts';
import type { Reason } from './explanation.ts';

/**
 * Fills in a sentence of the copy.
 *
 * @param words a sentence of the copy: `{name}` stands for a value, `{name|은|는}` for it with the particle that it asks for
 * @throws RangeError where a value is missing: a fault of the code, not of the visitor
 */
export function explain(
  words: Reason,
  values: Readonly<Record<string, string | number>> = {},
): Reason {
  const text = words.text.replace(
    /\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}/g,
    (_, name: string, closed?: string, open?: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`no value for {${name}}`);
      return closed && open ? withParticle(`${value}`, closed, open) : `${value}`;
    },
  );
  return { text, articles: words.articles };
}
