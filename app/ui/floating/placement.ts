/** Where a panel stands beside its trigger when there is room; it turns to the other side when not. */
export type Placement =
  | 'top'
  | 'top-start'
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'left'
  | 'right';
