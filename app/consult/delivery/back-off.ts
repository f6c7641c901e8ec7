/** Failed attempts after which a delivery counts as stuck: about four and a half hours. */
export const STUCK_AFTER = 10;
/** How long what is stuck waits for its next attempt; nothing waits longer. */
export const SLOWLY_MS = 6 * 3_600_000;

/**
 * How long to wait after a number of failed attempts, in milliseconds: 16 s, 31 s, 96 s, 4.5 min,
 * 11 min, 22 min, 40 min, then every hour; what is stuck, every six hours for ever.
 */
export function backOff(attempts: number, stuck = attempts >= STUCK_AFTER): number {
  return stuck ? SLOWLY_MS : Math.min(attempts ** 4 + 15, 3600) * 1000;
}
