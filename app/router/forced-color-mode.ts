import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type ColorMode, type ColorModePreference, colorMode } from '#app/browser/color-mode.ts';

export const SYSTEM_IS_NOT_FORCED = 'You cannot force the colorMode to system at the page level.';

/** The colour mode that a page forces. `system` is no mode: it warns and forces nothing (CM-6). */
export function forcedColorMode(wanted: ColorModePreference | undefined): ColorMode | null {
  if (wanted !== 'system') return wanted ?? null;
  console.warn(SYSTEM_IS_NOT_FORCED);
  return null;
}

/**
 * Forces the colour mode while a page that the router rendered is shown (CM-5). The page calls it, so a
 * page that fails, and the error page in its place, force nothing.
 */
export function useForcedColorMode(wanted: ColorModePreference | undefined): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an occasion
  useLayoutEffect(() => {
    colorMode.force(forcedColorMode(wanted));
    return () => colorMode.force(null);
  }, [wanted, location]);
}
