import type { Engine } from './engines.ts';

const noTouch =
  'GTK takes no touch from a program: a tap is a click of the mouse, which stays and hovers.';
const lostProcess =
  'The process of the page may end when it is left while a routed request is on its way.';
const noCommand =
  'Without script it needs the attribute `command`, which Safari has from 26.2 on; the engine is that of 26.0.';

/**
 * What cannot be tested in an engine, and why: by the test's file, groups and title. Everything else is run in
 * each of them.
 */
export const limits: Partial<Record<Engine, Record<string, string>>> = {
  webkit: {
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a swipe back to its side closes it, the other way does not':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a pull at the edge opens it, a push at its head closes it':
      noTouch,
    'app/ui/tooltip/tooltip.spec.ts › tooltip on a touch screen › a tap shows it, also where it leaves no focus behind; another hides it':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer without script › opens and closes, with a backdrop or without':
      noCommand,
    'app/ui/modal/modal.spec.ts › modal without script › opens, and closes by its button':
      noCommand,
    'tests/journeys/navigation.spec.ts › without script, on a narrow screen › the menu opens, leads and closes':
      noCommand,
    'app/tracking/consent-bar.spec.ts › refused, nothing is told, ever; allowed in part, only that; taken back, nothing is left':
      lostProcess,
  },
};
