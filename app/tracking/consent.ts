import { recall, store } from '#app/browser/storage.ts';
import type { Purpose } from './tools.ts';

/** What a visitor allows. */
export type Choice = Record<Purpose, boolean>;

export const NOTHING: Choice = { analytics: false, ads: false };
export const EVERYTHING: Choice = { analytics: true, ads: true };

const STORAGE_KEY = 'tracking-consent';

/**
 * What was chosen under this version of the question, in this or another tab.
 *
 * @returns null before a choice
 */
export function keptChoice(version: string): Choice | null {
  try {
    const kept = JSON.parse(recall('localStorage', STORAGE_KEY) ?? 'null');
    if (kept?.version !== version) return null;
    return { analytics: kept.analytics === true, ads: kept.ads === true };
  } catch {
    // Not ours.
    return null;
  }
}

/** Keeps a choice, with the version of the question and the time; unkept, it lasts for this document. */
export function keepChoice(version: string, choice: Choice): void {
  const at = new Date().toISOString();
  store('localStorage', STORAGE_KEY, JSON.stringify({ version, at, ...choice }));
}

/** Whether another tab has changed what is kept. */
export function isChoiceChange({ key }: StorageEvent): boolean {
  return key === STORAGE_KEY || key === null;
}

/** Whether the browser says for its owner that nothing is to be followed: that holds, whatever was chosen. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack } = navigator;
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    doNotTrack === '1'
  );
}
