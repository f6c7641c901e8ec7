/** A fraction with a denominator above 0. */
export type Q = readonly [bigint, bigint];

export const zero: Q = [0n, 1n];
export const one: Q = [1n, 1n];

export function whole(won: bigint): Q {
  return [won, 1n];
}

function lowest(n: bigint, d: bigint): Q {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [n / a, d / a];
}

export function add(a: Q, b: Q): Q {
  return lowest(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
}

export function subtract(a: Q, b: Q): Q {
  return add(a, [-b[0], b[1]]);
}

export function multiply(a: Q, b: Q): Q {
  return lowest(a[0] * b[0], a[1] * b[1]);
}

export function times(a: Q, won: bigint): Q {
  return multiply(a, whole(won));
}

export function divide(a: Q, b: Q): Q {
  return b[0] < 0n ? lowest(-a[0] * b[1], a[1] * -b[0]) : lowest(a[0] * b[1], a[1] * b[0]);
}

export function isMore(a: Q, b: Q): boolean {
  return a[0] * b[1] > b[0] * a[1];
}

export function atLeast(a: Q, b: Q): Q {
  return isMore(a, b) ? a : b;
}

export function atMost(a: Q, b: Q): Q {
  return isMore(a, b) ? b : a;
}

export function floor([n, d]: Q): bigint {
  return n / d - (n % d < 0n ? 1n : 0n);
}
