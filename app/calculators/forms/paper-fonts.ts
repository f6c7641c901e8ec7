const WEIGHTS = [400, 600];
const FAMILIES = ['Site Paper', 'Site Paper Rest'];
/** Milliseconds that printing waits for the typeface. */
const LONGEST_WAIT = 10_000;

/**
 * Loads the slices of the paper's typeface that a text needs.
 *
 * @returns whether all of them are there
 */
export async function loadPaperFonts(text: string): Promise<boolean> {
  const loading = FAMILIES.flatMap((family) =>
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`, text)),
  );
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT));
  const all = Promise.all(loading).then(
    () => true,
    () => false,
  );
  return Promise.race([all, late]);
}
