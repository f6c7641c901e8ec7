import type { BrowserSite } from './boot.ts';
import { forgetDraft, keepDraft } from './consult/form/draft.ts';
import { phoneField } from './consult/form/phone-field.ts';
import { rememberSource } from './consult/form/source.ts';
import { colorModeMenu } from './theme/color-mode-menu.behaviour.ts';
import { widgets } from './ui/behaviours.ts';

/** What the browser knows of the site: its behaviours, its islands and its pages, by name. */
export const site: BrowserSite = {
  behaviours: {
    ...widgets,
    'color-mode-menu': colorModeMenu,
    'keep-draft': keepDraft,
    'forget-draft': forgetDraft,
    'phone-field': phoneField,
  },
  start: rememberSource,
  // Nobody is asked for it yet (decision 026).
  mayRecord: () => false,
  islands: {
    'consult-form': async () => (await import('./consult/form/consult-form.tsx')).ConsultForm,
  },
  pages: () => import('./site-pages.ts'),
};
