import type { Engine } from './engines.ts';

const ownChromium = 'It launches a Chromium of its own, and runs with that engine.';
const oneTimeZone = 'The driver has one time zone for all pages of a browser.';
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
  firefox: {
    'app/tracking/tracking.spec.ts › a click before the script lives is counted by the browser, and told once it does':
      'Firefox sends no pings of links (`browser.send_pings` is off): there a click counts from the script on.',
    'app/ui/modal/modal.spec.ts › modal over a page with a scroll bar of its own width › MO-4: nothing moves when it opens':
      ownChromium,
  },
  webkit: {
    'app/inheritance/deadline-calculator/deadline-calculator.spec.ts › with a thumb, in California › two days give the dates, and a link finds them again':
      oneTimeZone,
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a swipe back to its side closes it, the other way does not':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer on a touch screen › a pull at the edge opens it, a push at its head closes it':
      noTouch,
    'app/ui/popover/popover.spec.ts › popover on a touch screen › a tap opens it, another closes it':
      noTouch,
    'app/ui/speed-dial/speed-dial.spec.ts › speed dial on a touch screen › SD-2: a tap opens it, another closes it':
      noTouch,
    'app/ui/tooltip/tooltip.spec.ts › tooltip on a touch screen › a tap shows it, also where it leaves no focus behind; another hides it':
      noTouch,
    'app/ui/drawer/drawer.spec.ts › drawer without script › opens and closes, with a backdrop or without':
      noCommand,
    'app/ui/modal/modal.spec.ts › modal without script › opens, and closes by its button':
      noCommand,
    'tests/journeys/navigation.spec.ts › without script, on a narrow screen › the menu opens, leads and closes':
      noCommand,
    'app/ui/modal/modal.spec.ts › modal over a page with a scroll bar of its own width › MO-4: nothing moves when it opens':
      ownChromium,
    'app/tracking/consent-bar.spec.ts › refused, nothing is told, ever; allowed in part, only that; taken back, nothing is left':
      lostProcess,
    'app/tracking/tracking.spec.ts › every tool is told everything exactly once, after the choice, and nothing that was written':
      lostProcess,
    'app/tracking/tracking.spec.ts › views of pages are told once each; a receipt of a request without script once, if it counts':
      lostProcess,
    'app/tracking/tracking.spec.ts › tools that are blocked, lost halfway or broken take nothing with them':
      lostProcess,
    'app/tracking/tracking.spec.ts › a click before the script lives is counted by the browser, and told once it does':
      lostProcess,
    'app/tracking/tracking.spec.ts › Tag Manager hears the same events, by their own names and places':
      lostProcess,
    'tests/journeys/navigation.spec.ts › when client navigation is not to be had › without the router the link is just a link':
      lostProcess,
    'tests/journeys/navigation.spec.ts › when client navigation is not to be had › without the page’s code the link is just a link':
      lostProcess,
    'tests/journeys/navigation.spec.ts › when client navigation is not to be had › without the page’s payload the link is just a link':
      lostProcess,
  },
};
