import { koreanDay } from '#app/law/korean-time.ts';
import type { CachedBody } from './cached-body.ts';

export type KeptBodies = ReturnType<typeof createKeptBodies>;

/** Bodies that are sent from memory, by path. A page is kept for its day in Korea: it may say what day it is. */
export function createKeptBodies() {
  const lasting = new Map<string, CachedBody>();
  const ofToday = new Map<string, CachedBody>();
  let day = today();

  /** Asked at each request, not told by a timer: a machine may sleep, and its clock may be set. */
  function today(): string {
    return koreanDay(new Date());
  }
  function renew(): void {
    const current = today();
    if (current === day) return;
    day = current;
    ofToday.clear();
  }
  return {
    today,
    get(path: string): CachedBody | undefined {
      renew();
      return ofToday.get(path) ?? lasting.get(path);
    },
    /** Keeps a body that never changes, such as a file. */
    keep(path: string, body: CachedBody): void {
      lasting.set(path, body);
    },
    /** @param madeOn the day on which it was begun: it is not kept when that is over */
    keepForDay(path: string, body: CachedBody, madeOn: string): void {
      renew();
      if (madeOn === day) ofToday.set(path, body);
    },
  };
}
