/** First version of each browser with a feature; null if none has it. */
interface Since {
  /** On iOS every browser is a Safari of the system's version, in-app browsers included. */
  safari: number | null;
  /** The Chromium version, also in Samsung Internet, Edge, Whale and Android's WebView. */
  chrome: number | null;
  firefox: number | null;
}

export interface Feature {
  since: Since;
  /** Parts of style sheets that a browser without the feature ignores. */
  css?: readonly string[];
  /** Attributes by selector, with their value in a browser without the feature; null if it has none. */
  attributes?: Readonly<Record<string, string | null>>;
  /** Names that scripts lack in a browser without the feature. */
  names?: readonly string[];
}

/** Properties of `Element`, each of which reflects the attribute of that name. */
const ariaProperties = [
  'role',
  'ariaAtomic',
  'ariaAutoComplete',
  'ariaBusy',
  'ariaChecked',
  'ariaColCount',
  'ariaColIndex',
  'ariaColSpan',
  'ariaCurrent',
  'ariaDisabled',
  'ariaExpanded',
  'ariaHasPopup',
  'ariaHidden',
  'ariaInvalid',
  'ariaKeyShortcuts',
  'ariaLabel',
  'ariaLevel',
  'ariaLive',
  'ariaModal',
  'ariaMultiLine',
  'ariaMultiSelectable',
  'ariaOrientation',
  'ariaPlaceholder',
  'ariaPosInSet',
  'ariaPressed',
  'ariaReadOnly',
  'ariaRelevant',
  'ariaRequired',
  'ariaRoleDescription',
  'ariaRowCount',
  'ariaRowIndex',
  'ariaRowSpan',
  'ariaSelected',
  'ariaSetSize',
  'ariaSort',
  'ariaValueMax',
  'ariaValueMin',
  'ariaValueNow',
  'ariaValueText',
];

/**
 * Features that the site uses, or a change of it might, and that not every visitor's browser has.
 * Versions: MDN's browser-compat-data 8.1.9 of 2026-11-12.
 */
export const features = {
  popover: {
    since: { safari: 17, chrome: 114, firefox: 125 },
    css: [':popover-open'],
    attributes: { '[popover]': null, '[popovertarget]': null, '[popovertargetaction]': null },
    names: [
      'HTMLElement.prototype.popover',
      'HTMLElement.prototype.showPopover',
      'HTMLElement.prototype.hidePopover',
      'HTMLElement.prototype.togglePopover',
      'HTMLButtonElement.prototype.popoverTargetElement',
      'ToggleEvent',
    ],
  },
  'popover=hint': {
    since: { safari: 27.3, chrome: 133, firefox: 149 },
    // Every value that it does not know.
    attributes: { '[popover="hint"]': 'manual' },
  },
  // Without it a script cannot detect that a popover uses its trigger as its anchor.
  'ToggleEvent.source': {
    since: { safari: 26.5, chrome: 140, firefox: 145 },
    names: ['ToggleEvent.prototype.source'],
  },
  'anchor positioning': {
    since: { safari: 26, chrome: 129, firefox: 147 },
    css: ['position-area', 'position-try-fallbacks'],
  },
  command: {
    since: { safari: 26.2, chrome: 135, firefox: 144 },
    attributes: { '[command]': null, '[commandfor]': null },
    names: ['HTMLButtonElement.prototype.command', 'HTMLButtonElement.prototype.commandForElement'],
  },
  closedby: {
    since: { safari: 27.3, chrome: 134, firefox: 141 },
    attributes: { '[closedby]': null },
    names: ['HTMLDialogElement.prototype.closedBy'],
  },
  'dialog.requestClose': {
    since: { safari: 18.4, chrome: 134, firefox: 139 },
    names: ['HTMLDialogElement.prototype.requestClose'],
  },
  'details name': {
    since: { safari: 17.2, chrome: 120, firefox: 130 },
    attributes: { 'details[name]': null },
    names: ['HTMLDetailsElement.prototype.name'],
  },
  '::details-content': {
    since: { safari: 18.4, chrome: 131, firefox: 143 },
    css: ['::details-content'],
  },
  'hidden=until-found': {
    since: { safari: 26.2, chrome: 102, firefox: 139 },
    attributes: { '[hidden="until-found"]': '' },
    names: ['HTMLElement.prototype.onbeforematch'],
  },
  'Navigation API': {
    since: { safari: 26.2, chrome: 102, firefox: 147 },
    names: ['navigation'],
  },
  requestIdleCallback: {
    since: { safari: null, chrome: 47, firefox: 55 },
    names: ['requestIdleCallback', 'cancelIdleCallback'],
  },
  'navigator.connection': {
    since: { safari: null, chrome: 61, firefox: null },
    names: ['Navigator.prototype.connection'],
  },
  '@starting-style': {
    since: { safari: 17.5, chrome: 117, firefox: 129 },
    css: ['@starting-style'],
  },
  'allow-discrete': {
    since: { safari: 17.4, chrome: 117, firefox: 129 },
    css: ['allow-discrete'],
  },
  'content-visibility': {
    since: { safari: 18, chrome: 85, firefox: 125 },
    css: ['content-visibility:'],
  },
  'text-wrap': {
    since: { safari: 17.5, chrome: 114, firefox: 121 },
    css: ['text-wrap:'],
  },
  'scrollbar-gutter': {
    since: { safari: 18.2, chrome: 94, firefox: 97 },
    css: ['scrollbar-gutter:'],
  },
  'field-sizing': {
    since: { safari: 26.2, chrome: 123, firefox: 152 },
    css: ['field-sizing:'],
  },
  '@media (scripting)': {
    since: { safari: 17, chrome: 120, firefox: 113 },
    css: ['(scripting:'],
  },
  'ARIA reflection': {
    since: { safari: 12.1, chrome: 103, firefox: 119 },
    names: ariaProperties.map((name) => `Element.prototype.${name}`),
  },
  'Array.toSorted': {
    since: { safari: 16, chrome: 110, firefox: 115 },
    names: ['Array.prototype.toSorted', 'Array.prototype.toReversed', 'Array.prototype.with'],
  },
  'String.isWellFormed': {
    since: { safari: 16.4, chrome: 111, firefox: 119 },
    names: ['String.prototype.isWellFormed'],
  },
  'Set.union': {
    since: { safari: 17, chrome: 122, firefox: 127 },
    names: ['union', 'difference', 'intersection', 'isSubsetOf'].map((n) => `Set.prototype.${n}`),
  },
  'URL.canParse': { since: { safari: 17, chrome: 120, firefox: 115 }, names: ['URL.canParse'] },
  'URL.parse': { since: { safari: 18, chrome: 126, firefox: 126 }, names: ['URL.parse'] },
  groupBy: {
    since: { safari: 17.4, chrome: 117, firefox: 119 },
    names: ['Object.groupBy', 'Map.groupBy'],
  },
  'Promise.withResolvers': {
    since: { safari: 17.4, chrome: 119, firefox: 121 },
    names: ['Promise.withResolvers'],
  },
  'AbortSignal.any': {
    since: { safari: 17.4, chrome: 116, firefox: 124 },
    names: ['AbortSignal.any'],
  },
  'Iterator.map': {
    since: { safari: 18.4, chrome: 122, firefox: 131 },
    names: ['map', 'filter', 'some', 'find', 'toArray'].map((n) => `Iterator.prototype.${n}`),
  },
} as const satisfies Record<string, Feature>;

type FeatureName = keyof typeof features;

/** Browsers that tests imitate, with the engine and version that determine their missing features. */
const browsers = {
  'Safari 16.4': { engine: 'safari', version: 16.4 },
  'Safari 17.4': { engine: 'safari', version: 17.4 },
  'Safari 26.0': { engine: 'safari', version: 26 },
  // The last version for Windows 7.
  'Chrome 109': { engine: 'chrome', version: 109 },
  // The oldest version that the build supports.
  'Firefox 114': { engine: 'firefox', version: 114 },
} as const satisfies Record<string, { engine: keyof Since; version: number }>;

export type OlderBrowser = keyof typeof browsers;

/** Lists the parts to remove from a current browser to imitate an older one. */
export function toTakeAway(browser: OlderBrowser): Required<Omit<Feature, 'since'>> {
  const lacked: Feature[] = lackedBy(browser).map((name) => features[name]);
  return {
    css: lacked.flatMap(({ css = [] }) => css),
    attributes: Object.assign({}, ...lacked.map(({ attributes }) => attributes)),
    names: lacked.flatMap(({ names = [] }) => names),
  };
}

function lackedBy(browser: OlderBrowser): FeatureName[] {
  const { engine, version } = browsers[browser];
  // The keys of an object literal are its names.
  return (Object.keys(features) as FeatureName[]).filter((name) => {
    const since: number | null = features[name].since[engine];
    return since === null || since > version;
  });
}
