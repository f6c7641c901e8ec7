import type { TaxedEstate, TaxedGift } from '../../app/law/inheritance-tax/estate.ts';

/** Results of the oracle, in whole won. */
interface NaiveTax {
  value: bigint;
  base: bigint;
  surcharge: bigint;
  giftTaxCredit: bigint;
  successionCredit: bigint;
  payable: bigint;
}

/**
 * A second, naive implementation of the inheritance tax, as an oracle. It follows the act from top to bottom, with the
 * act's numbers in place, and goes heir by heir where the act does (시행령 3①). It shares only types with the
 * application.
 */
export function naiveTax(estate: TaxedEstate): NaiveTax {
  // 13: the assets, less debts and the funeral (14, 시행령 9②), plus the gifts of ten and five years.
  const gifts = (estate.gifts ?? []).filter(({ to, date }) => {
    const first = Number(estate.death.slice(0, 4)) - (to === 'other' ? 5 : 10);
    return date <= estate.death && date >= `${first}${estate.death.slice(4)}`;
  });
  const left = estate.assets - estate.debts - funeralOf(estate);
  const own = left > 0n ? left : 0n;
  const value = own + total(gifts.map(({ amount }) => amount));

  // 18–23의2, cut off by 24.
  const will = estate.legaciesToOthers ?? 0n;
  let most = value - will - (estate.throughRenunciation ?? 0n);
  if (value > 500_000_000n) most -= total(gifts.map(baseOf));
  const wanted = general(estate) + ofSpouse(estate, gifts) + financial(estate) + house(estate);
  const deducted = wanted < most ? wanted : most;
  const base = value - (deducted > 0n ? deducted : 0n);

  // 25②, 26, 27.
  const computed = base < 500_000n ? 0n : byRates(base);
  const whole =
    estate.assets + total(gifts.filter(({ to }) => to !== 'other').map(({ amount }) => amount));
  const weights = (estate.skipping ?? []).map(({ amount, minor }) => {
    const percent = minor && amount > 2_000_000_000n ? 40n : 30n;
    return least(amount, whole) * percent;
  });
  const surcharge = whole > 0n ? (computed * total(weights)) / (whole * 100n) : 0n;

  // 28, 30, 69.
  const giftTaxCredit =
    value > 500_000_000n && computed > 0n ? creditOf(gifts, own, base, computed) : 0n;
  const successionCredit = again(estate, computed - giftTaxCredit);
  const rest = computed + surcharge - giftTaxCredit - successionCredit;
  const payable = estate.filed === 'on-time' ? rest - (rest * 3n) / 100n : rest;
  return { value, base, surcharge, giftTaxCredit, successionCredit, payable };
}

function funeralOf({ funeral }: TaxedEstate): bigint {
  if (!funeral) return 0n;
  const { costs = 0n, restingPlace = 0n } = funeral;
  const held = costs < 5_000_000n ? 5_000_000n : costs > 10_000_000n ? 10_000_000n : costs;
  return held + (restingPlace > 5_000_000n ? 5_000_000n : restingPlace);
}

/** 18, 20, 21. */
function general({ children, household = {}, spouse, filed }: TaxedEstate): bigint {
  let sum = 200_000_000n + BigInt(children) * 50_000_000n;
  sum += BigInt(household.seniors ?? 0) * 50_000_000n;
  for (const age of household.minors ?? []) if (age < 19) sum += BigInt(19 - age) * 10_000_000n;
  for (const years of household.disabled ?? []) sum += BigInt(years) * 10_000_000n;
  if (spouse?.fraction.equals(1)) return sum;
  return filed === 'never' || sum < 500_000_000n ? 500_000_000n : sum;
}

/** 19. */
function ofSpouse(estate: TaxedEstate, gifts: TaxedGift[]): bigint {
  const { spouse } = estate;
  if (!spouse) return 0n;
  let divided = estate.assets - estate.debts - (estate.legaciesToOthers ?? 0n);
  for (const { to, amount } of gifts) if (to !== 'other') divided += amount;
  let limit = BigInt(spouse.fraction.mul(divided).floor().toString());
  limit -= total(gifts.filter(({ to }) => to === 'spouse').map(baseOf));
  if (limit > 3_000_000_000n) limit = 3_000_000_000n;
  const inherits = spouse.inherits ?? 0n;
  const amount = inherits < limit ? inherits : limit;
  return amount < 500_000_000n ? 500_000_000n : amount;
}

/** 22. */
function financial({ financialAssets = 0n }: TaxedEstate): bigint {
  if (financialAssets <= 20_000_000n) return financialAssets > 0n ? financialAssets : 0n;
  const part = financialAssets / 5n;
  return part < 20_000_000n ? 20_000_000n : part > 200_000_000n ? 200_000_000n : part;
}

/** 23의2. */
function house({ cohabitedHouse = 0n }: TaxedEstate): bigint {
  return cohabitedHouse > 600_000_000n ? 600_000_000n : cohabitedHouse;
}

/** 26, line by line. */
function byRates(base: bigint): bigint {
  if (base <= 100_000_000n) return (base * 10n) / 100n;
  if (base <= 500_000_000n) return 10_000_000n + ((base - 100_000_000n) * 20n) / 100n;
  if (base <= 1_000_000_000n) return 90_000_000n + ((base - 500_000_000n) * 30n) / 100n;
  if (base <= 3_000_000_000n) return 240_000_000n + ((base - 1_000_000_000n) * 40n) / 100n;
  return 1_040_000_000n + ((base - 3_000_000_000n) * 50n) / 100n;
}

/** 28 with 시행령 3①: credits donees who are not heirs, then each heir against the heir's own tax. */
function creditOf(gifts: TaxedGift[], own: bigint, base: bigint, computed: bigint): bigint {
  let credit = 0n;
  for (const gift of gifts.filter(({ to }) => to === 'other')) {
    credit += least(giftTaxOf(gift), (computed * baseOf(gift)) / base);
  }
  const heirs = gifts.filter(({ to }) => to !== 'other');
  const ofOthers = total(gifts.filter(({ to }) => to === 'other').map(baseOf));
  const toBePaid = computed - credit;
  // The heirs may divide the estate as they like. Here the first takes it all.
  heirs.forEach((gift, at) => {
    const takes = at === 0 ? own : 0n;
    const estateBase = base - total(gifts.map(baseOf));
    // Amounts are fractions over `own`, or over 1 if nothing was left.
    const over = own > 0n ? own : 1n;
    const heirBase = baseOf(gift) * over + estateBase * takes;
    const heirTax = { n: toBePaid * heirBase, d: (base - ofOthers) * over };
    if (heirBase <= 0n) return;
    const limit = (heirTax.n * baseOf(gift) * over) / (heirTax.d * heirBase);
    credit += least(giftTaxOf(gift), limit);
  });
  return credit;
}

/** 56, and for an heir what 57 added (2016두54275). */
function giftTaxOf(gift: TaxedGift): bigint {
  let tax = 0n;
  if (typeof gift.tax === 'bigint') tax = gift.tax;
  else if (gift.tax === 'by-rates' && baseOf(gift) >= 500_000n) tax = byRates(baseOf(gift));
  if (!gift.skips || gift.to === 'other') return tax;
  return tax + (tax * (gift.minor && gift.amount > 2_000_000_000n ? 40n : 30n)) / 100n;
}

/** 30: the whole within a year, a tenth within ten. */
function again({ death, earlier }: TaxedEstate, most: bigint): bigint {
  if (!earlier || earlier.estate === 0n || earlier.death > death) return 0n;
  for (let year = 1; year <= 10; year++) {
    const last = `${Number(earlier.death.slice(0, 4)) + year}${earlier.death.slice(4)}`;
    if (death > last) continue;
    const again = least(earlier.again, earlier.estate);
    return least((earlier.tax * again * BigInt(11 - year)) / (earlier.estate * 10n), most);
  }
  return 0n;
}

function baseOf({ amount, deducted = 0n }: TaxedGift): bigint {
  return amount > deducted ? amount - deducted : 0n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, one) => sum + one, 0n);
}
