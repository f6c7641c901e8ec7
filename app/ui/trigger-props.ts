import type { ReactNode } from 'react';

/** Props of every trigger. */
export interface TriggerProps {
  /** Id of the element to open, anywhere in the page; several triggers may share it. */
  target: string;
  className?: string;
  children: ReactNode;
}
