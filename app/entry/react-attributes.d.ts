import 'react';
import type { RegisteredBehaviours } from '#app/browser/registered.ts';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The name of a behaviour that the browser knows. */
    'data-ui'?: RegisteredBehaviours[keyof RegisteredBehaviours][number]['data-ui'];
  }

  /** Invoker commands (HTML), which React writes as they are but does not know by type. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
