import type { Guide } from './guide-schema.ts';
import { guideSlugs } from './slugs.ts';

/** The files as vite/guides.ts makes modules of them. */
const files = import.meta.glob<Guide>('/content/guides/*.md', { eager: true, import: 'default' });

/** Every guide, in the order of slugs.ts. */
export const guides: readonly Guide[] = guideSlugs.map((slug) => {
  const guide = files[`/content/guides/${slug}.md`];
  if (!guide) throw new Error(`slugs.ts lists '${slug}', which content/guides/ does not hold.`);
  return guide;
});
