/** The widgets' behaviours that few pages have, or only far down, by the name in `data-ui`. */
export const lateWidgets = {
  'animated-list': () => import('./animated-list/animated-list.behaviour.ts'),
  carousel: () => import('./carousel/carousel.behaviour.ts'),
  collapse: () => import('./collapse/collapse.behaviour.ts'),
  'collapse-trigger': () => import('./collapse/collapse.behaviour.ts'),
  copy: () => import('./copy-button/copy-button.behaviour.ts'),
  icon: () => import('./icon/icon.behaviour.ts'),
  print: () => import('./print/print.late.ts'),
  'popover-trigger': () => import('./popover/popover.late.ts'),
  reveal: () => import('./reveal/reveal.late.ts'),
  'speed-dial': () => import('./speed-dial/speed-dial.behaviour.ts'),
  'tooltip-trigger': () => import('./tooltip/tooltip.behaviour.ts'),
  zoom: () => import('./zoom/zoom.behaviour.ts'),
};
