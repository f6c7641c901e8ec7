import { defineBehaviour } from '#app/browser/behaviours.ts';
import { endDraft } from './end-draft.ts';

/** Ends the draft on the receipt's own page, where the browser itself has just submitted the form. */
export const endDraftOnPage = defineBehaviour('end-draft', () => {
  if (cameFromForm()) endDraft();
  return () => {};
});

/** Within the site only a submission leads to this page. A link that is opened later must not end another draft. */
function cameFromForm(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isNew && document.referrer.startsWith(`${location.origin}/`);
}
