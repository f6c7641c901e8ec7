import type { Migration } from 'kysely/migration';
import { consultation } from './migrations/001-consultation.ts';

/** In the order of their names. A migration that has run somewhere is never changed. */
export const migrations: Record<string, Migration> = { '001-consultation': consultation };
