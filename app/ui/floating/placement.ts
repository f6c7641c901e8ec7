/** The side of its trigger on which a panel opens; without room it flips to the other side. */
export type Placement = 'top' | 'top-start' | 'bottom' | 'bottom-start' | 'bottom-end';
