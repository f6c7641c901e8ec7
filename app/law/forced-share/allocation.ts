import Fraction from 'fraction.js';

/** A recipient of gifts or legacies that count, in exact won. */
export interface Recipient {
  person: string;
  legacy: bigint;
  gift: bigint;
  /** The recipient's own forced share, which nobody can claim; 0 for outsiders. */
  own: Fraction;
}

/** Amounts that one recipient owes, in exact won. */
export interface Part {
  person: string;
  legacy: Fraction;
  gift: Fraction;
}

/**
 * Allocates the shortfall to recipients: to legacies before gifts (민법 1116), in proportion to each recipient's
 * excess over the own forced share (1115②, 대법원 2010다42624, 2006다46346). If a recipient's legacy is smaller than
 * the part, the other legacies bear the difference.
 *
 * @returns parts in the order given, without recipients who have no excess. The parts sum to the shortfall, unless
 *   all excesses together are smaller.
 */
export function allocate(shortfall: Fraction, recipients: Recipient[]): Part[] {
  const liable = recipients
    .map((recipient) => ({ ...recipient, excess: excessOf(recipient) }))
    .filter(({ excess }) => excess.gt(0));
  const legacies = distribute(
    shortfall,
    liable.map(({ legacy, excess }) => ({ weight: excess, limit: lesser(legacy, excess) })),
  );
  const gifts = distribute(
    shortfall.sub(sum(legacies)),
    liable.map(({ gift, excess }, at) => {
      const left = excess.sub(legacies[at] ?? 0);
      return { weight: left, limit: lesser(gift, left) };
    }),
  );
  const parts = liable.map(({ person }, at) => ({
    person,
    legacy: legacies[at] ?? zero,
    gift: gifts[at] ?? zero,
  }));
  return parts.filter(({ legacy, gift }) => legacy.add(gift).gt(0));
}

const zero = new Fraction(0);

function excessOf({ legacy, gift, own }: Recipient): Fraction {
  return new Fraction(legacy).add(gift).sub(own);
}

/** Divides an amount by weight. Any excess over one limit goes to the others by their weights. */
function distribute(
  amount: Fraction,
  portions: { weight: Fraction; limit: Fraction }[],
): Fraction[] {
  const distributed = portions.map(() => zero);
  let open = portions.map(({ weight, limit }, at) => ({ weight, limit, at }));
  let left = amount;
  while (left.gt(0)) {
    open = open.filter(({ weight, limit }) => weight.gt(0) && limit.gt(0));
    if (open.length === 0) break;
    const perWeight = left.div(sum(open.map(({ weight }) => weight)));
    const full = open.filter(({ weight, limit }) => perWeight.mul(weight).gte(limit));
    const now = full.length > 0 ? full : open;
    for (const { weight, limit, at } of now) {
      const part = full.length > 0 ? limit : perWeight.mul(weight);
      distributed[at] = part;
      left = left.sub(part);
    }
    open = open.filter((portion) => !now.includes(portion));
  }
  return distributed;
}

function lesser(won: bigint, exact: Fraction): Fraction {
  return exact.lt(won) ? exact : new Fraction(won);
}

function sum(amounts: Fraction[]): Fraction {
  return amounts.reduce((total, amount) => total.add(amount), zero);
}
