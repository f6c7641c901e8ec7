/** Failed attempts after which a delivery counts as stuck: about three hours and twenty minutes. */
export const STUCK_AFTER = 10;
/** Time between attempts at a stuck delivery: the longest wait there is. */
export const STUCK_RETRY_MS = 6 * 3_600_000;

/**
 * Time until the next attempt after a number of failed ones, in milliseconds: 16 s, 31 s, 96 s, 4.5 min,
 * 11 min, 22 min, 40 min, then every hour; stuck deliveries every six hours without end.
 */
export function backOff(attempts: number, stuck = attempts >= STUCK_AFTER): number {
  return stuck ? STUCK_RETRY_MS : Math.min(attempts ** 4 + 15, 3600) * 1000;
}
