import Fraction from 'fraction.js';

/** Someone who got a gift or a legacy that counts; exact won. */
export interface Recipient {
  person: string;
  legacy: bigint;
  gift: bigint;
  /** The recipient's own forced share, which is left alone; 0 for outsiders. */
  own: Fraction;
}

/** What one recipient owes; exact won. */
export interface Part {
  person: string;
  legacy: Fraction;
  gift: Fraction;
}

/**
 * Who owes the shortfall, and how much of it: what was left by will before what was given (민법 1116), each
 * in proportion to what exceeds the own forced share (1115②, 대법원 2010다42624, 2006다46346). Where a
 * recipient's legacy is too small for the part, the other legacies bear the difference.
 *
 * @returns parts in the order given, none for those who have no more than the own forced share; they sum
 *   to the shortfall, unless nobody has that much beyond the own
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

/** An amount divided by weight; what is beyond someone's limit goes to the others by their weights. */
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
