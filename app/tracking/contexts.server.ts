import { createVisitContext } from '#app/router/visit-context.ts';
import type { ToolName } from './tools.ts';

/** The configured tracking tools. */
export const trackingToolsContext = createVisitContext<readonly ToolName[]>();
