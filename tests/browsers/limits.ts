import type { Engine } from './engines.ts';

const noTouch =
  'GTK accepts no touch events from a program: a tap is a click of the mouse, which stays and hovers.';
const noCommand =
  'Without script it needs the attribute `command`, which Safari supports since 26.2; the engine is that of 26.0.';

/**
 * Tests that cannot run in an engine, with the reason, by file, groups and title. All others run in every
 * engine.
 */
export const limits: Partial<Record<Engine, Record<string, string>>> = {
  webkit: {
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a swipe to its side closes it, a swipe the other way does not':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › swiping the edge up opens it, swiping its head down closes it':
      noTouch,
    'app/ui/tooltip/tooltip.spec.ts › tooltip on a touch screen › a tap opens it, even where it leaves no focus; another tap closes it':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer without script › opens and closes, with and without a backdrop':
      noCommand,
    'app/ui/modal/modal.spec.ts › modal without script › opens, and closes by its button':
      noCommand,
    'tests/journeys/navigation.spec.ts › without script, on a narrow screen › the menu opens, navigates and closes':
      noCommand,
  },
};
