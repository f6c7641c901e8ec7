import Fraction from 'fraction.js';

/** An heir who may have received something already; in won. */
export interface Heir {
  fraction: Fraction;
  benefit: bigint;
  /** Whom the heir represents; null or nothing: nobody. */
  represents?: string | null | undefined;
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
  /** Whether one of those who represent the same person is over-advanced: the whole is then what that branch gets. */
  withinBranch: boolean;
}

/**
 * Divides what is left so that benefits count as received: concrete shares (민법 1008).
 *
 * Those who represent one person share that person's part (1010①), which what they received is set off against; so
 * the excess of one of them is borne by the others of the branch, and by all only beyond its part (2012느합5).
 *
 * @param rest to divide, in won, not negative
 * @returns in the order of the heirs; the amounts sum to the rest
 */
export function concreteShares<One extends Heir>(
  rest: Fraction,
  heirs: readonly One[],
): ConcreteShare<One>[] {
  const shares = new Map<One, ConcreteShare<One>>();
  for (const { heir: branch, ...ofBranch } of spread(rest, branchesOf(heirs))) {
    const within = spread(ofBranch.amount, branch.members);
    const withinBranch = branch.members.length > 1 && within.some(({ over }) => over);
    for (const one of within) {
      const portion = ofBranch.portion.mul(one.heir.fraction).div(branch.fraction);
      const alike = { ...ofBranch, heir: one.heir, amount: one.amount, portion };
      shares.set(one.heir, { ...(withinBranch ? one : alike), withinBranch });
    }
  }
  return heirs.flatMap((heir) => shares.get(heir) ?? []);
}

/** Whether all bear an excess: someone's who is alone in a branch, or what is beyond a branch's part. */
export function isBorneByAll({ over, withinBranch, amount }: ConcreteShare): boolean {
  return withinBranch ? !over && amount.equals(0) : over;
}

interface Branch<One extends Heir> extends Heir {
  members: One[];
}

function branchesOf<One extends Heir>(heirs: readonly One[]): Branch<One>[] {
  const branches = new Map<One | string, Branch<One>>();
  for (const heir of heirs) {
    const key = heir.represents ?? heir;
    const { fraction, benefit, members } = branches.get(key) ?? noBranch;
    branches.set(key, {
      fraction: fraction.add(heir.fraction),
      benefit: benefit + heir.benefit,
      members: [...members, heir],
    });
  }
  return [...branches.values()];
}

/**
 * Spreading an over-advanced heir's excess over the others by statutory share comes to the same as
 * dividing without that heir and the benefit; it is done until nobody is over-advanced.
 */
function spread<One extends Heir>(
  rest: Fraction,
  heirs: readonly One[],
): Omit<ConcreteShare<One>, 'withinBranch'>[] {
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
const noBranch = { fraction: none, benefit: 0n, members: [] };
