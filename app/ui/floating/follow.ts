import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

/**
 * Positions an open panel next to its trigger and keeps it there, for browsers without anchor positioning.
 * Placement and distance come from the same markup and style sheet.
 *
 * @returns a function that stops it
 */
export function followTrigger(panel: HTMLElement, trigger: HTMLElement): () => void {
  const style = getComputedStyle(panel);
  const distance = Number.parseFloat(style.getPropertyValue('--distance')) || 0;
  const beside = Number.parseFloat(style.scrollMarginLeft) || distance;
  const padding = { top: distance, bottom: distance, left: beside, right: beside };
  Object.assign(panel.style, { inset: 'auto', margin: '0', positionArea: 'none' });
  return autoUpdate(trigger, panel, async () => {
    const { x, y } = await computePosition(trigger, panel, {
      // The component writes only valid placements.
      placement: (panel.dataset.placement ?? 'bottom') as Placement,
      strategy: 'fixed',
      middleware: [
        offset(distance),
        flip({ padding, fallbackAxisSideDirection: 'end' }),
        // In a low window without room on either side, the panel covers its trigger.
        shift({ padding, crossAxis: true }),
      ],
    });
    Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
  });
}
