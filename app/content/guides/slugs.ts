/** The files of content/guides/ without `.md`, in the order in which the pages list them. */
export const guideSlugs: readonly string[] = [
  'renunciation-or-limited-acceptance',
  'one-stop-service',
  'bank-deposits-and-funeral',
  'minor-heirs',
  'division-agreement',
  'contribution-and-special-benefit',
  'unreachable-heir',
  'forced-share-claim',
  'holograph-will',
  'tax-return-and-instalments',
  'registration-and-acquisition-tax',
  'heirs-abroad',
];
