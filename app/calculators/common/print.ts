/** Prints one calculator, with the chapter that it stands in, and nothing else of the page. */
export function printCalculator(calculator: Element): void {
  const { dataset } = document.documentElement;
  const chapter = calculator.closest('section') ?? calculator;
  dataset.print = '';
  chapter.setAttribute('data-printing', '');
  // Safari says this while the sheet is still open, but has drawn it by then.
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
