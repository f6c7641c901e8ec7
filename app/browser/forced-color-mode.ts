import { type ColorMode, readMode } from './color-mode.ts';

export const SYSTEM_IS_NOT_FORCED = 'You cannot force the colorMode to system at the page level.';

/** Returns the colour mode that a page forces. Logs a warning for `system`, which cannot be forced (CM-6). */
export function forcedColorMode(wanted: string | undefined): ColorMode | null {
  if (wanted === 'system') console.warn(SYSTEM_IS_NOT_FORCED);
  return readMode(wanted);
}
