import { loadKeeper } from '#app/browser/navigation/navigation.ts';
import { prefetch } from '#app/browser/navigation/prefetch.ts';
import { openForPaper } from '#app/ui/print/open-for-paper.ts';

/** What a page does once it is idle, and what the first visit's script is not to hold. */
export async function startWhenIdle(): Promise<void> {
  void loadKeeper();
  openForPaper();
  await prefetch();
}
