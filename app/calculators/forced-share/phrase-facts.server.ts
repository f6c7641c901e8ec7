import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { Limitation } from '#app/law/forced-share/forced-shares.ts';
import type {
  ForcedShareDependence,
  ForcedShareDoubt,
  ForcedShareReason,
} from '#app/law/forced-share/reasons.ts';

/** Law facts that support each sentence of the calculator. */
export const forcedShareFacts: Record<ForcedShareReason['code'], LawFactId[]> = {
  descendant: ['4.1'],
  spouse: ['4.1'],
  ascendant: ['4.1'],
  sibling: ['4.1'],
  'no-siblings': ['4.1'],
  collateral: ['4.1'],
  'no-heir': ['4.1'],
  'before-forced-shares': ['11.1'],
  renounced: ['3.7', '4.1', '4.26'],
  disqualified: ['1.20', '4.1'],
  forfeited: ['2.4', '4.1'],
  base: ['4.6', '12.8', '12.36', '12.37'],
  'no-base': ['4.6', '12.15'],
  'gift-to-heir': ['4.8', '11.1', '12.34'],
  reward: ['4.4', '4.5', '5.2'],
  'gift-before-forced-shares': ['11.1', '12.34'],
  'gift-within-year': ['4.7'],
  'gift-known-to-harm': ['4.7', '4.19'],
  'gift-too-old': ['4.7'],
  'renounced-recipient': ['4.7', '4.9', '3.7'],
  'before-representation': ['4.7', '5.2', '12.10'],
  legacy: ['4.6', '5.2', '12.4'],
  'universal-legacy': ['4.18'],
  insurance: ['4.7', '4.20'],
  'insurance-too-old': ['4.7', '4.20'],
  'net-inheritance': ['4.10', '5.2'],
  'debts-added': ['4.18', '12.9'],
  'limited-acceptance': ['3.8', '12.9'],
  short: ['4.3', '4.10'],
  'not-short': ['4.10'],
  'legacies-first': ['4.11'],
  proportion: ['4.11', '4.12'],
  'in-value': ['4.3', '4.5'],
  'in-kind': ['4.3', '4.5', '4.21'],
  'given-after-death': ['4.7'],
  'legacies-exceed-estate': ['4.6'],
  'parts-exceed-whole': ['4.18'],
  'burden-not-in-debts': ['4.21', '4.22'],
  'premiums-exceed-all': ['4.20'],
};

export const forcedShareDoubtFacts: Record<ForcedShareDoubt['code'], LawFactId[]> = {
  'siblings-before-decision': ['4.1', '12.13'],
  'between-term-and-amendment': ['4.1', '4.2', '4.4'],
  'recipient-without-right': ['12.14'],
  'reward-before-amendment': ['4.5', '12.11'],
  'measure-of-reward': ['12.12'],
  'reward-in-base': ['12.12'],
  'several-recipients': ['4.11', '4.12'],
  'excess-benefit': ['5.2', '5.3'],
  'branch-bears-excess': ['1.7', '5.11'],
  'debts-beyond-share': ['4.18', '12.9'],
  'no-base': ['12.15'],
  'several-claimants': ['12.16'],
  'gifts-of-represented': ['1.5', '12.10'],
  'gift-to-represented': ['1.7', '4.16', '12.10'],
  'gifts-before-representation': ['5.2', '12.10'],
  'in-truth-to-represented': ['4.15', '12.10'],
  'in-truth-to-heir': ['4.15', '5.2'],
  'insurance-of-heir': ['4.20', '4.24', '5.2'],
  'universal-and-specific': ['4.18', '4.25'],
  'universal-in-advance': ['4.18', '4.25', '5.2'],
  'universal-beyond-estate': ['4.18', '4.25', '12.9'],
  'counted-before-representation': ['4.7', '4.11', '4.17'],
};

export const dependenceFacts: Record<ForcedShareDependence['code'], LawFactId[]> = {
  'universal-legacy': ['4.18'],
  'limited-acceptance': ['3.8', '12.9'],
  'recipient-renounced': ['3.7', '4.7', '4.9'],
};

export const limitationFacts: Record<Limitation['code'], LawFactId[]> = {
  'forced-share-1y': ['4.13', '4.28'],
  'forced-share-10y': ['4.13'],
};

/** Law facts behind `leftOut`, in the order of its sentences. */
export const leftOutFacts: LawFactId[][] = [['4.14'], ['4.4', '5.2'], ['5.4'], ['12.38']];
export const exampleFacts: LawFactId[][] = [
  ['4.1', '4.6', '4.10'],
  ['4.1', '4.3', '4.6'],
  ['4.1', '4.6', '4.18'],
];

/** Law facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  'gifts.intro': ['4.8', '11.1', '12.34'],
  'gifts.amountHint': ['12.8', '12.36', '12.37'],
  'gifts.before1979Hint': ['11.1', '12.34'],
  'gifts.representationHint': ['12.10'],
  'relatives.hint': ['3.7'],
  'estate.acceptanceHint': ['3.8', '12.9'],
  'gifts.scopeHint': ['4.18'],
  'gifts.premiumsHint': ['4.20'],
  'gifts.knownHarmHint': ['4.19'],
  'gifts.burdenHints.gift': ['4.22'],
  'gifts.burdenHints.legacy': ['4.22'],
  'gifts.improvementHint': ['4.23', '12.35'],
  'gifts.valueAtTrialHint': ['4.21'],
  'gifts.inTruthHint': ['4.15'],
  'gifts.whenHint': ['4.7'],
  'gifts.rewardHint': ['4.5', '5.2'],
  'result.noBaseText': ['4.6'],
  'result.dependsOn': ['4.9', '4.18', '12.9'],
  'result.articles': ['1.4', '4.1', '4.3', '4.6', '4.10'],
  'result.payments.value': ['4.3', '4.5'],
  'result.payments.in-kind': ['4.3', '4.5', '4.21'],
  'result.indebted': ['3.1', '3.6', '3.7', '3.8', '4.26', '12.1'],
  leftOut: ['4.1', '5.4'],
  valued: ['12.8'],
  table: ['4.1'],
};
