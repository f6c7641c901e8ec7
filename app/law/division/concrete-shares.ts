import Fraction from 'fraction.js';

/** An heir who may have received something already; in won. */
export interface Heir {
  fraction: Fraction;
  benefit: bigint;
}

export interface ConcreteShare<One extends Heir = Heir> {
  heir: One;
  /** What the heir still gets. */
  amount: Fraction;
  /** Received more than the share: keeps it, and gets nothing more. */
  over: boolean;
  /** What is divided: the rest, and what those received who are not over-advanced. */
  whole: Fraction;
  /** Of the whole. */
  portion: Fraction;
}

/**
 * Divides what is left so that benefits count as received: concrete shares (민법 1008).
 *
 * Spreading an over-advanced heir's excess over the others by statutory share comes to the same as
 * dividing without that heir and the benefit; it is done until nobody is over-advanced.
 *
 * @param rest to divide, in won, not negative
 * @returns in the order of the heirs; the amounts sum to the rest
 */
export function concreteShares<One extends Heir>(
  rest: Fraction,
  heirs: readonly One[],
): ConcreteShare<One>[] {
  let among = heirs;
  for (;;) {
    const whole = among.reduce((all, { benefit }) => all.add(benefit), rest);
    const shares = among.reduce((all, { fraction }) => all.add(fraction), none);
    const due = ({ fraction }: Heir) => whole.mul(fraction).div(shares);
    const left = among.filter((heir) => due(heir).gte(heir.benefit));
    if (left.length === among.length) {
      return heirs.map((heir) => {
        if (!left.includes(heir)) return { heir, amount: none, over: true, whole, portion: none };
        const amount = due(heir).sub(heir.benefit);
        return { heir, amount, over: false, whole, portion: heir.fraction.div(shares) };
      });
    }
    among = left;
  }
}

const none = new Fraction(0);
