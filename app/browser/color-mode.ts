import { store } from './storage.ts';

export type ColorMode = 'light' | 'dark';
export type ColorModePreference = ColorMode | 'system';

export interface ColorModeState {
  /** What the visitor chose: `system` until then. */
  preference: ColorModePreference;
  /** What is on show. */
  value: ColorMode;
  /** True where the page on show fixes the value: a choice has no effect there (CM-5). */
  forced: boolean;
}

/** The key in local storage; the preference itself is its value (CM-1). */
export const STORAGE_KEY = 'color-mode';

let state: ColorModeState = { preference: 'system', value: 'light', forced: false };
const listeners = new Set<() => void>();

/** The colour mode of this document, in the browser only (conformance CM-1 to CM-5). */
export const colorMode = {
  /** The same object until something changes. */
  read: (): ColorModeState => state,

  /** @returns ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Applies and keeps what the visitor chooses; on a forced page it does neither (CM-5). */
  setPreference(preference: ColorModePreference): void {
    if (state.forced) return;
    keep(preference);
    show(preference);
  },

  /** Fixes the value while a page is on show; null gives it back to the preference (CM-5). */
  force(mode: ColorMode | null): void {
    const { dataset } = document.documentElement;
    if (mode) dataset.colorModeForced = mode;
    else delete dataset.colorModeForced;
    show(state.preference);
  },
};

/** Takes over from the script in the head, and follows the system and other tabs from then on. */
export function startColorMode(): void {
  // Read once more: another tab may have chosen since the head's script looked.
  const preference = kept();
  keep(preference);
  show(preference);
  systemIsDark().addEventListener('change', () => show(state.preference));
  // Another tab's choice; it was missed by a page that the browser kept frozen for Back.
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

function keep(preference: ColorModePreference): void {
  // Not kept, the choice lasts as long as this document.
  store('localStorage', STORAGE_KEY, preference);
}

function kept(): ColorModePreference {
  try {
    return readMode(localStorage.getItem(STORAGE_KEY)) ?? 'system';
  } catch {
    // Blocked storage: what was chosen in this document holds.
    return state.preference;
  }
}

function readMode(text: string | null | undefined): ColorMode | null {
  return text === 'light' || text === 'dark' ? text : null;
}
