import { type Choice, isRefusedByBrowser, keptChoice, NOTHING } from './consent.ts';
import { watchConsent } from './consent-bar.behaviour.ts';
import { dropCookies } from './cookies.ts';
import type { TrackedEvent } from './events.ts';
import { canRemember, isReported, markReported } from './reported.ts';
import type { TrackingMeta } from './tools.ts';
import { reportTo } from './track.ts';
import type { Vendor } from './vendors/vendor.ts';
import { createVendors } from './vendors.ts';

/**
 * Loads the tools that the visitor allows, and tells them what happens. What happened before the choice
 * waits for it, in this document only; what happens while nothing is allowed is told to nobody, ever.
 */
export function startReports({ version, tools }: TrackingMeta): void {
  const vendors = createVendors(tools);
  const running = new Set<Vendor>();
  const undecided: TrackedEvent[] = [];
  let choice = isRefusedByBrowser() ? NOTHING : keptChoice(version);

  function apply(next: Choice): void {
    const before = choice;
    choice = next;
    const mustStop = [...running].some((vendor) => before && lost(vendor, before, next));
    for (const vendor of running) attempt(() => vendor.consent?.(next));
    if (mustStop) {
      // A script that runs cannot be taken back, but for a document without it.
      dropCookies([...running].flatMap(({ cookies }) => cookies));
      location.reload();
      return;
    }
    for (const vendor of vendors) {
      if (running.has(vendor) || !isAllowed(vendor, next)) continue;
      running.add(vendor);
      attempt(() => vendor.start(next));
    }
    for (const event of undecided.splice(0)) report(event);
  }

  function report(event: TrackedEvent): void {
    if (event.name === 'request_submitted' && isReported(event.reference)) return;
    if (!choice) {
      undecided.push(event);
      return;
    }
    if (event.name === 'request_submitted') markReported(event.reference);
    for (const vendor of running) attempt(() => vendor.report(event));
  }

  watchConsent({ version, choice, refused: isRefusedByBrowser(), choose: apply });
  if (choice) apply(choice);
  reportTo(report);
  reportReceipt(report);
  document.addEventListener('page:shown', () => {
    for (const vendor of running) attempt(() => vendor.pageShown?.());
    reportReceipt(report);
  });
}

/** A receipt on show is of a request that was sent without script, or of one reported already. */
function reportReceipt(report: (event: TrackedEvent) => void): void {
  const receipt = document.querySelector<HTMLElement>('[data-reference]');
  const { reference, counted } = receipt?.dataset ?? {};
  if (!reference || counted !== 'true' || !canRemember()) return;
  report({ name: 'request_submitted', reference });
}

function isAllowed({ purposes }: Vendor, choice: Choice): boolean {
  return purposes.some((purpose) => choice[purpose]);
}

/** Whether something that a tool runs for is allowed no more. */
function lost({ purposes }: Vendor, before: Choice, next: Choice): boolean {
  return purposes.some((purpose) => before[purpose] && !next[purpose]);
}

/** A tool may be blocked, half there, or changed by its maker: the page goes on without it. */
function attempt(call: () => void): void {
  try {
    call();
  } catch {
    // See above.
  }
}
