import type { ReactNode } from 'react';

/** What every trigger takes. */
export interface TriggerProps {
  /** Id of what it opens, anywhere in the page; several triggers may name the same one. */
  target: string;
  className?: string;
  children: ReactNode;
}
