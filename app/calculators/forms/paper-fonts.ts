/** The typeface of the paper: the words of the forms in two weights, everything else in one. */
const FACES = ['400 16px "Site Paper"', '600 16px "Site Paper"', '400 16px "Site Paper Rest"'];
/** Milliseconds that printing waits for the typeface. */
const LONGEST_WAIT = 10_000;

/**
 * Loads the slices of the paper's typeface that a text needs.
 *
 * @returns whether all of them have loaded
 */
export async function loadPaperFonts(text: string): Promise<boolean> {
  const loading = FACES.map((face) => document.fonts.load(face, text));
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT));
  const all = Promise.all(loading).then(
    () => true,
    () => false,
  );
  return Promise.race([all, late]);
}
