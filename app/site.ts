import type { BrowserSite } from './boot.ts';
import { forgetDraft, keepDraft } from './consult/form/draft.ts';
import { phoneField } from './consult/form/phone-field.ts';
import { rememberSource, visitSource } from './consult/form/source.ts';
import { watchAddress } from './inheritance/calculator/address.ts';
import { oneYellow } from './layout/contact/one-yellow.behaviour.ts';
import { colorModeMenu } from './theme/color-mode-menu.behaviour.ts';
import { mayAnalyse, startTracking } from './tracking/start.ts';
import { widgets } from './ui/behaviours.ts';

/** What the browser knows of the site: its behaviours, its islands and its pages, by name. */
export const site: BrowserSite = {
  behaviours: {
    ...widgets,
    'color-mode-menu': colorModeMenu,
    'keep-draft': keepDraft,
    'forget-draft': forgetDraft,
    'phone-field': phoneField,
    'one-yellow': oneYellow,
  },
  lateBehaviours: async () => (await import('./ui/late-behaviours.ts')).lateWidgets,
  start: () => {
    rememberSource();
    watchAddress();
    startTracking(visitSource);
    document.addEventListener('inheritance:offer', offer);
  },
  mayRecord: mayAnalyse,
  islands: {
    shares: async () =>
      (await import('./inheritance/share-calculator/share-calculator.tsx')).ShareCalculator,
    'forced-share-calculator': async () =>
      (await import('./inheritance/forced-share-calculator/forced-share-calculator.tsx'))
        .ForcedShareCalculator,
    deadlines: async () =>
      (await import('./inheritance/deadline-calculator/deadline-calculator.tsx'))
        .DeadlineCalculator,
    'consult-form': async () => (await import('./consult/form/consult-form.tsx')).ConsultForm,
  },
  pages: () => import('./site-pages.ts'),
};

/** A calculator's content goes to the form; no feature knows of another. */
async function offer({ detail }: DocumentEventMap['inheritance:offer']): Promise<void> {
  try {
    (await import('./consult/form/facts.ts')).offerFacts(detail.facts);
  } catch {
    // Its code is lost, and the form's with it: the form is filled in by hand.
  }
}
