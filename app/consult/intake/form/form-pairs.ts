/** The form's pairs as submitted. */
export function formPairs(form: HTMLFormElement): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') pairs.append(name, value);
  }
  return pairs;
}
