import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

/**
 * Positions an open panel beside its trigger and keeps it there, for browsers without anchor positioning.
 * Placement and distance come from the same markup and style sheet.
 *
 * @returns stops
 */
export function followTrigger(panel: HTMLElement, trigger: HTMLElement): () => void {
  const distance = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--distance')) || 0;
  Object.assign(panel.style, { inset: 'auto', margin: '0', positionArea: 'none' });
  return autoUpdate(trigger, panel, async () => {
    const { x, y } = await computePosition(trigger, panel, {
      // The component writes only valid placements.
      placement: (panel.dataset.placement ?? 'bottom') as Placement,
      strategy: 'fixed',
      middleware: [
        offset(distance),
        flip({ padding: distance, fallbackAxisSideDirection: 'end' }),
        shift({ padding: distance }),
      ],
    });
    Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
  });
}
