/** Lists the options of a choice in the order of their labels. */
export function optionsOf<Value extends string>(labels: Record<Value, string>) {
  // A record literal has exactly the keys of its type.
  const values = Object.keys(labels) as Value[];
  return values.map((value) => ({ value, label: labels[value] }));
}
