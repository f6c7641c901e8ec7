import Fraction from 'fraction.js';

/** Heir with the benefit received so far, in won. */
export interface Heir {
  fraction: Fraction;
  benefit: bigint;
  /** Id of the represented person, if any. */
  represents?: string | null | undefined;
}

export interface ConcreteShare<One extends Heir = Heir> {
  heir: One;
  /** Amount still due to the heir. */
  amount: Fraction;
  /** Whether the heir is over-advanced: received more than the share, keeps it, and gets nothing more. */
  over: boolean;
  /** Amount divided: the rest, plus the benefits of heirs who are not over-advanced. */
  whole: Fraction;
  /** Heir's fraction of the whole. */
  portion: Fraction;
  /** Whether a representative of the same person is over-advanced. `whole` is then that of the branch alone. */
  withinBranch: boolean;
}

/**
 * Divides the rest into concrete shares, which count benefits as received (민법 1008).
 *
 * Representatives of one person share that person's part (1010①), against which their benefits are set off. The others
 * of the branch therefore bear the excess of one of them, and all heirs bear only what exceeds the branch's part
 * (2012느합5).
 *
 * @param rest amount to divide in won, not negative
 * @returns shares in the order of the heirs, whose amounts sum to the rest
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

/** Whether all heirs bear an excess: of a branch with one heir, or beyond the part of a larger branch. */
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
 * Divides without the over-advanced heirs and their benefits, repeatedly until nobody is over-advanced. This equals
 * spreading their excess over the others by statutory share.
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
