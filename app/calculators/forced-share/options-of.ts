/** The values of a choice, in the order of their labels. */
export function optionsOf<Value extends string>(labels: Record<Value, string>) {
  // The keys of a record that is written out are those of its type.
  const values = Object.keys(labels) as Value[];
  return values.map((value) => ({ value, label: labels[value] }));
}
