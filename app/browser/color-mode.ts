import { store } from './storage.ts';

export type ColorMode = 'light' | 'dark';
export type ColorModePreference = ColorMode | 'system';

export interface ColorModeState {
  /** The visitor's preference; `system` until one is set. */
  preference: ColorModePreference;
  /** The mode in effect. */
  value: ColorMode;
  /** True where the page forces the mode; a preference has no effect there (CM-5). */
  forced: boolean;
}

/** The key in local storage, whose value is the preference (CM-1). */
export const STORAGE_KEY = 'color-mode';

let state: ColorModeState = { preference: 'system', value: 'light', forced: false };
const listeners = new Set<() => void>();

/** The colour mode of this document, in the browser only (conformance CM-1 to CM-5). */
export const colorMode = {
  /** Returns the current state, an identical object until something changes. */
  read: (): ColorModeState => state,

  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Applies and saves the visitor's preference; does neither on a forced page (CM-5). */
  setPreference(preference: ColorModePreference): void {
    if (state.forced) return;
    // If it cannot be saved, the preference lasts as long as this document.
    store('localStorage', STORAGE_KEY, preference);
    show(preference);
  },

  /** Forces a mode while a page is shown; null returns to the preference (CM-5). */
  force(mode: ColorMode | null): void {
    const { dataset } = document.documentElement;
    if (mode) dataset.colorModeForced = mode;
    else delete dataset.colorModeForced;
    show(state.preference);
  },
};

/** Takes over from the script in the head, then follows the system and other tabs. */
export function startColorMode(): void {
  // Read again: another tab may have changed it since the script in the head ran.
  const preference = kept();
  store('localStorage', STORAGE_KEY, preference);
  show(preference);
  systemIsDark().addEventListener('change', () => show(state.preference));
  // A page restored from the back-forward cache missed the changes of other tabs.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => show(kept()));
}

function show(preference: ColorModePreference): void {
  const root = document.documentElement;
  const forced = readMode(root.dataset.colorModeForced);
  const system = systemIsDark().matches ? 'dark' : 'light';
  const value = forced ?? readMode(preference) ?? system;
  state = { preference, value, forced: forced !== null };
  root.classList.toggle('light', value === 'light');
  root.classList.toggle('dark', value === 'dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.mode === value ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function kept(): ColorModePreference {
  try {
    return readMode(localStorage.getItem(STORAGE_KEY)) ?? 'system';
  } catch {
    // Storage is blocked: the preference of this document holds.
    return state.preference;
  }
}

export function readMode(text: string | null | undefined): ColorMode | null {
  return text === 'light' || text === 'dark' ? text : null;
}
