interface Allowed {
  names: readonly string[];
  /** Prefix of the file name of the only script that may use them. */
  script?: string;
  why: string;
}

/** Names that the oldest browsers lack and that the site's scripts may use nevertheless. */
export const allowed: readonly Allowed[] = [
  {
    why: 'The Navigation API: app/browser/navigation asks for it once, and links load documents without it.',
    names: [
      'navigation',
      '.canIntercept',
      '.currentEntry',
      '.downloadRequest',
      '.hashChange',
      '.navigationType',
      '.sameDocument',
      '.traverseTo',
    ],
  },
  {
    why: 'Popovers: app/ui/floating/opener.ts and app/ui/dialog ask for them, and what they hold is shown in place.',
    names: ['.popover', '.showPopover', '.hidePopover', '.newState', 'ToggleEvent'],
  },
  {
    why: 'Checking the form fails without it, and the server checks it (decision 019).',
    names: ['.isWellFormed'],
  },
  {
    why: 'app/browser/trusted-html.ts, idle.ts, app/tracking/consent.ts, the share button and the calendar ask for them first.',
    names: ['trustedTypes', 'requestIdleCallback', '.globalPrivacyControl', '.share', '.canShare'],
  },
  {
    why: 'Only read: nothing is an answer as well.',
    names: ['.connection', '.doNotTrack'],
  },
  {
    why: 'React asks for them first.',
    names: [
      'setImmediate',
      '.cssFloat',
      '.displayName',
      '.fetchPriority',
      '.imageSizes',
      '.startViewTransition',
      '.transition',
    ],
  },
  {
    why: 'The library for error reports asks for them first, or only reads them.',
    names: [
      'PerformanceEventTiming',
      'PerformanceSoftNavigation',
      'URL.canParse',
      'Error.stackTraceLimit',
      'cancelIdleCallback',
      '.requestIdleCallback',
      '.deviceMemory',
      '.interactionCount',
      '.memory',
      '.prerendering',
      '.wasDiscarded',
    ],
  },
  {
    why: 'Words of the site’s own objects and of its libraries’.',
    names: [
      '.adopt',
      '.capture',
      '.closedBy',
      '.delay',
      '.disposed',
      '.drop',
      '.entry',
      '.fileName',
      '.isValid',
      '.role',
      '.to',
      '.use',
      '.when',
    ],
  },
  // Role of a participant in a calendar event.
  { why: 'A word of the library for calendar files.', names: ['.role'], script: 'dist' },
];

export function isAllowed(name: string, script: string): boolean {
  return allowed.some(
    (one) => one.names.includes(name) && (!one.script || script.startsWith(`${one.script}-`)),
  );
}
