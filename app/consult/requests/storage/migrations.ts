import type { Migration } from 'kysely/migration';
import { initial } from './migrations/001-initial.ts';
import { wishes } from './migrations/004-wishes.ts';

/** In the order of their names. A migration that has run somewhere is never changed: each change is one of its own. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '004-wishes': wishes,
};
