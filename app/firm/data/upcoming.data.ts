import { tied } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readUpcoming } from './files/read-content.ts';

export const upcomingChanges = dataOf(readUpcoming).changes.map((change) => ({
  ...change,
  says: tied(change.says),
}));
