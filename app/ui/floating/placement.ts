/** Where a panel stands beside its trigger; without room it flips to the other side. */
export type Placement = 'top' | 'top-start' | 'bottom' | 'bottom-start' | 'bottom-end';
