import { dataOf } from './files/data-of.ts';
import { readUpcoming } from './files/read-content.ts';

export const upcomingChanges = dataOf(readUpcoming).changes;
