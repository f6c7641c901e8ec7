import type { Change, ProxyName } from '../../tests/guide/proxy-program.ts';

/** The examples of deploy/ without their lines for an instance that is not there, or has not a file. */
export const withoutRetries: Record<ProxyName, Change> = {
  nginx: (text) =>
    without(text, [
      / max_fails=0(?=;)/g,
      /^ {4}proxy_next_upstream .*\n/gm,
      /^ *proxy_next_upstream_timeout .*\n/m,
    ])
      // By itself nginx asks another one sometimes.
      .replace(/^ {2}proxy_next_upstream .*/m, '  proxy_next_upstream off;')
      // One instance stands there once.
      .replace(/^ *server 127\.0\.0\.1:3000;\n(?=[^}]*server 127\.0\.0\.1:3000;)/m, ''),
  caddy: (text) =>
    without(text, [
      /^\t*lb_(?:try_duration|try_interval|policy) .*\n/gm,
      /^\tlb_retry_match \{[\s\S]*?^\t\}\n/m,
      /^\t*fail_duration .*\n/gm,
      /^\t{3}@missing [\s\S]*?^\t{3}\}\n/m,
    ]),
};

/** @throws where the example has such a line no more: both sides of the comparison would be the same */
function without(text: string, lines: readonly RegExp[]): string {
  return lines.reduce((left, line) => {
    const next = left.replace(line, '');
    if (next === left) throw new Error(`The example has no ${line}.`);
    return next;
  }, text);
}
