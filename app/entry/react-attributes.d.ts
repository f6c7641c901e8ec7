import 'react';

declare module 'react' {
  /** Invoker commands (HTML), which React writes as they are but does not know by type. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
