/** Prints one calculator, with its chapter, and nothing else of the page. */
export function printCalculator(calculator: Element): void {
  const { dataset } = document.documentElement;
  const chapter = calculator.closest('section') ?? calculator;
  dataset.print = '';
  chapter.setAttribute('data-printing', '');
  // Safari fires this while the sheet is still open, but has rendered it by then.
  addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
      chapter.removeAttribute('data-printing');
    },
    { once: true },
  );
  print();
}
