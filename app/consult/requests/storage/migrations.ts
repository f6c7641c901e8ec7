import type { Migration } from 'kysely/migration';
import { initial } from './migrations/001-initial.ts';
import { undo } from './migrations/002-undo.ts';
import { listLink } from './migrations/003-list-link.ts';
import { wishes } from './migrations/004-wishes.ts';
import { monthReport } from './migrations/005-month-report.ts';

/** In the order of their names. A migration that has run somewhere is never changed: each change is one of its own. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-undo': undo,
  '003-list-link': listLink,
  '004-wishes': wishes,
  '005-month-report': monthReport,
};
