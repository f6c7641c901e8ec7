import { isPrivatePage } from './address.ts';
import { type Choice, isRefusedByBrowser, NOTHING, storedChoice } from './consent.ts';
import { watchConsent } from './consent-bar.behaviour.ts';
import { dropCookies } from './cookies.ts';
import type { TrackedEvent } from './events.ts';
import { canRemember, holdRequest, isReported, markReported, takeHeld } from './reported.ts';
import type { TrackingMeta } from './tools.ts';
import { reportTo } from './track.ts';
import { attempt, type Vendor } from './vendors/vendor.ts';
import { createVendors } from './vendors.ts';

/**
 * Loads the tools that the visitor allows and reports events to them. Events before the choice wait for it, within this
 * document. Events are dropped while nothing is allowed.
 */
export function startReports({ version, tools, recording }: TrackingMeta): void {
  const vendors = createVendors(tools);
  const running = new Set<Vendor>();
  const undecided: TrackedEvent[] = [];
  let choice = isRefusedByBrowser() ? NOTHING : storedChoice(version);

  function apply(next: Choice): void {
    const before = choice;
    choice = next;
    document.dispatchEvent(new CustomEvent('tracking:chosen', { detail: next }));
    const lost = ({ purposes }: Pick<Vendor, 'purposes'>) =>
      before !== null && purposes.some((purpose) => before[purpose] && !next[purpose]);
    const mustStop = [...running].some(lost) || (recording && lost({ purposes: ['analytics'] }));
    for (const vendor of running) attempt(() => vendor.consent?.(next));
    if (mustStop) {
      dropCookies([...running].flatMap(({ cookies }) => cookies));
      leave();
      return;
    }
    startAllowed();
    for (const event of undecided.splice(0)) report(event);
  }

  function startAllowed(): void {
    for (const vendor of vendors) {
      if (running.has(vendor) || !choice || !isAllowed(vendor, choice) || mustWait(vendor))
        continue;
      const allowed = choice;
      running.add(vendor);
      attempt(() => vendor.start(allowed));
    }
  }

  function report(event: TrackedEvent): void {
    if (event.name === 'request_submitted' && isReported(event.reference)) return;
    if (!choice) {
      undecided.push(event);
      return;
    }
    if (event.name === 'request_submitted') {
      markReported(event.reference);
      const allowed = choice;
      if (vendors.some((vendor) => mustWait(vendor) && isAllowed(vendor, allowed))) {
        holdRequest(event.reference);
      }
    }
    for (const vendor of running) attempt(() => vendor.report(event));
  }

  /** Reports requests on the next page to tools that could not run on the receipt. */
  function reportHeld(): void {
    if (isPrivatePage()) return;
    for (const reference of takeHeld()) {
      for (const vendor of running) {
        const event = { name: 'request_submitted', reference } as const;
        if (!vendor.receivesAddress) attempt(() => vendor.report(event));
      }
    }
  }

  /** A page restored from the back-forward cache may have missed a choice. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    const kept = storedChoice(version);
    const isSame = kept?.analytics === choice?.analytics && kept?.ads === choice?.ads;
    if (kept && !isSame && !isRefusedByBrowser()) takeChoice(kept);
    else reportPage();
  }

  function reportPage(): void {
    for (const vendor of running) {
      if (!mustWait(vendor)) attempt(() => vendor.pageShown?.());
    }
    reportReceipt(report);
  }

  const takeChoice = watchConsent({
    version,
    choice,
    refused: isRefusedByBrowser(),
    choose: apply,
  });
  if (choice) apply(choice);
  reportHeld();
  reportTo(report);
  reportReceipt(report);
  document.addEventListener('page:shown', reportPage);
  addEventListener('pageshow', onPageShow);
}

/** A receipt belongs to a request that was sent without script, or that was reported already. */
function reportReceipt(report: (event: TrackedEvent) => void): void {
  const receipt = document.querySelector<HTMLElement>('[data-reference]');
  const { reference } = receipt?.dataset ?? {};
  if (!reference || !canRemember()) return;
  report({ name: 'request_submitted', reference });
}

/** A running script can only be removed by loading another document. */
function leave(): void {
  // Reloading the response to a form would ask to submit it again, so this requests its address, which is the form.
  if (location.pathname === '/consult') location.replace('/consult');
  else location.reload();
}

function mustWait({ receivesAddress }: Vendor): boolean {
  return !receivesAddress && isPrivatePage();
}

function isAllowed({ purposes }: Vendor, choice: Choice): boolean {
  return purposes.some((purpose) => choice[purpose]);
}
