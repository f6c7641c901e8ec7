import { loadKeeper } from '#app/browser/navigation/navigation.ts';
import { prefetch } from '#app/browser/navigation/prefetch.ts';
import { watchUpdates } from '#app/browser/navigation/update-watch.ts';
import { markKept } from '#app/consult/receipt/kept-mark.ts';
import { openForPaper } from '#app/ui/print/open-for-paper.ts';

/** Runs what a page does once it is idle. Loaded separately to keep the main script small. */
export async function startWhenIdle(): Promise<void> {
  watchUpdates();
  void loadKeeper();
  openForPaper();
  document.addEventListener('page:shown', markKept);
  await prefetch();
}
