import type { Engine } from './engines.ts';

const noTouch =
  'GTK accepts no touch events from a program: a tap is a click of the mouse, which stays and hovers.';
const noCommand =
  'Without script it needs the attribute `command`, which Safari supports since 26.2; the engine is that of 26.0.';

const noNavigation =
  'It has no Navigation API and follows links as documents; positions are restored by the browser itself.';

/**
 * Tests that cannot run in an engine, with the reason, by file, groups and title. All others run in every
 * engine.
 */
export const limits: Partial<Record<Engine, Record<string, string>>> = {
  webkit: {
    'tests/journeys/navigation.spec.ts › HD-2, HD-8: the first click to another page starts client navigation':
      noNavigation,
    'tests/journeys/navigation.spec.ts › a link to a part of another page scrolls to it':
      noNavigation,
    'tests/journeys/navigation.spec.ts › a reload restores the scroll position, repeatedly':
      noNavigation,
    'tests/journeys/menu.spec.ts › Back closes the open menu, and the page scrolls again':
      noNavigation,
    'tests/journeys/scroll.spec.ts › the first page › RT-16: a changed query keeps the position and the focus, a removed hash scrolls to the top':
      noNavigation,
    'tests/journeys/scroll.spec.ts › the first page › RT-15: Back and Forward restore the scroll position':
      noNavigation,
    'tests/journeys/position-with-input.spec.ts › RT-15: Back and a reload restore the position of /search with input':
      noNavigation,
    'tests/journeys/position-with-input.spec.ts › RT-15: Back and a reload restore the position of /consult with input':
      noNavigation,
    'tests/journeys/under-way.spec.ts › while a page is fetched › the form keeps what is typed, and the page is shown':
      noNavigation,
    'tests/journeys/lost-connection.spec.ts › a page that takes long is announced after 400 ms, also with reduced motion':
      noNavigation,
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a swipe to its side closes it, and a swipe up opens the one at the bottom':
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
