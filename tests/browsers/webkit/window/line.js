// Writes one line of JSON to standard output.

export function writeLine(message) {
  // Escaped, because the output of gjs depends on the locale.
  print(JSON.stringify(message).replace(/[\u0080-\uffff]/g, escapeUnit));
}

function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
