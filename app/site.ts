import type { BrowserSite } from './boot.ts';
import { forgetDraft, keepDraft } from './consult/draft.ts';
import { colorModeMenu } from './theme/color-mode-menu.behaviour.ts';
import { widgets } from './ui/behaviours.ts';

/** What the browser knows of the site: its behaviours, its islands and its pages, by name. */
export const site: BrowserSite = {
  behaviours: {
    ...widgets,
    'color-mode-menu': colorModeMenu,
    'keep-draft': keepDraft,
    'forget-draft': forgetDraft,
  },
  islands: {
    'consult-form': async () => (await import('./consult/consult-form.tsx')).ConsultForm,
  },
  pages: () => import('./site-pages.ts'),
};
