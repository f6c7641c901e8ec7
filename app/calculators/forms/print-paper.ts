import { untilPrinted } from '#app/ui/print/until-printed.ts';
import { loadPaperFonts } from './paper-fonts.ts';

/** Milliseconds for a browser to begin after `print()` returns. In-app browsers have `print()` but do nothing. */
const BEGINS_WITHIN = 1000;

/** Result of an attempt to print: letters of the typeface are missing, or nothing prints. */
export type Printed = 'printed' | 'no-fonts' | 'failed';

interface PrintOptions {
  /** All words of the paper. */
  text: string;
  /** Name of the file if it is saved as PDF. Has no person's name. */
  title: string;
  /** Whether to print even if letters are missing. */
  anyway: boolean;
}

/** Prints the sheets once their typeface is complete. */
export async function printPaper({ text, title, anyway }: PrintOptions): Promise<Printed> {
  if (!(await loadPaperFonts(text)) && !anyway) return 'no-fonts';
  const before = document.title;
  document.title = title;
  const restore = untilPrinted(() => {
    document.title = before;
  });
  const begun = new Promise<Printed>((resolve) => {
    addEventListener('beforeprint', () => resolve('printed'), { once: true });
    setTimeout(() => resolve('failed'), BEGINS_WITHIN);
  });
  try {
    window.print();
  } catch {
    // `print()` is missing or refused.
    restore();
    return 'failed';
  }
  return begun;
}
