import { type ColorModeState, readMode, STORAGE_KEY } from './color-mode.ts';
import { recall } from './storage.ts';

/**
 * Sets the class `light` or `dark` on the root element before the first paint: the mode that the page
 * forces, else the visitor's preference, else the system's setting (conformance CM-2).
 */
export function setColorMode(): void {
  const { dataset, classList } = document.documentElement;
  const preferred = readMode(recall('localStorage', STORAGE_KEY));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const value = readMode(dataset.colorModeForced) ?? preferred ?? system;
  classList.add(value);
  globalThis.colorMode = { preference: preferred ?? 'system', value };
}

declare global {
  /** Preference and mode that the script found when the document loaded. */
  var colorMode: Pick<ColorModeState, 'preference' | 'value'> | undefined;
}
