import { createVisitContext } from '#app/router/visit-context.ts';
import type { ToolName } from './tools.ts';

/** The configured tools that learn of visits. */
export const trackingToolsContext = createVisitContext<readonly ToolName[]>();
