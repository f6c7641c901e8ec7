import * as v from 'valibot';
import type { Plugin } from 'vite';
import { firm } from '../app/content/firm.ts';
import { FirmSchema } from '../app/content/firm-schema.ts';

/** Ends a build whose facts are not whole, with every fault in words. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    buildStart() {
      const faults = (v.safeParse(FirmSchema, firm).issues ?? []).map(
        (issue) => `  - ${v.getDotPath(issue) ?? 'firm'}: ${issue.message}`,
      );
      if (faults.length > 0)
        this.error(`app/content/firm.ts에 고칠 곳이 있습니다.\n${faults.join('\n')}`);
    },
  };
}
