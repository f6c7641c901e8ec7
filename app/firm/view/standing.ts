import { isShown } from './gate.ts';
import { mayI } from './may-i.ts';
import { paperGroups } from './papers.ts';
import { checklistStands } from './tasks.ts';

/**
 * Whether the site has each page of reviewed content. A page that it lacks is in no route, menu, search or sitemap, and no
 * link leads to it.
 */
export const standing = {
  '/checklist': checklistStands,
  '/papers': paperGroups.length > 0,
  '/courts': isShown({}),
  '/may-i': mayI.length > 0,
  '/forms': isShown({}),
} as const satisfies Record<string, boolean>;
