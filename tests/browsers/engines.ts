import type { Browser } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

/** How each engine's browser is launched; the keys are the projects of playwright.config.ts. */
export const launch = {
  chromium: () => launchChromium(),
  firefox: launchFirefox,
  webkit: () => launchWebKit(),
} satisfies Record<string, () => Promise<Browser>>;

export type Engine = keyof typeof launch;

export const isEngine = (name: string): name is Engine => name in launch;
