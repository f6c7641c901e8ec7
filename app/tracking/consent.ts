import { recall, store } from '#app/browser/storage.ts';
import type { Purpose } from './tools.ts';

/** The purposes that a visitor allows. */
export type Choice = Record<Purpose, boolean>;

declare global {
  interface DocumentEventMap {
    /** The visitor made a choice, in this or another tab. */
    'tracking:chosen': CustomEvent<Choice>;
  }
}

export const NOTHING: Choice = { analytics: false, ads: false };
export const EVERYTHING: Choice = { analytics: true, ads: true };

const STORAGE_KEY = 'tracking-consent';

/**
 * Returns the choice made under this version of the consent text, in this or another tab.
 *
 * @returns null before a choice
 */
export function storedChoice(version: string): Choice | null {
  try {
    const kept = JSON.parse(recall('localStorage', STORAGE_KEY) ?? 'null');
    if (kept?.version !== version) return null;
    return { analytics: kept.analytics === true, ads: kept.ads === true };
  } catch {
    // Other code wrote the value.
    return null;
  }
}

/** Stores a choice with the consent text's version and the time. If storage is blocked, it lasts for this document. */
export function storeChoice(version: string, choice: Choice): void {
  const at = new Date().toISOString();
  store('localStorage', STORAGE_KEY, JSON.stringify({ version, at, ...choice }));
}

/** Whether another tab has changed the stored choice. */
export function isChoiceChange({ key }: StorageEvent): boolean {
  return key === STORAGE_KEY || key === null;
}

/** Whether the browser signals an opt-out (Global Privacy Control, Do Not Track), which overrides any choice. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack } = navigator;
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    doNotTrack === '1'
  );
}
