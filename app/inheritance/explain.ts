import { withParticle } from '#app/content/josa.ts';
import type { Reason } from './explanation.ts';

/** A sentence of the copy, with places to fill. */
export interface Words {
  text: string;
  articles: readonly string[];
}

/**
 * Fills in a sentence of the copy.
 *
 * @param words `{name}` stands for a value, `{name|은|는}` for it with the particle that it asks for
 * @throws RangeError where a value is missing: a fault of the code, not of the visitor
 */
export function explain(
  words: Words,
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
  return { text, articles: [...words.articles] };
}
