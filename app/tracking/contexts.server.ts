import { createContext } from 'react-router';
import type { ToolName } from './tools.ts';

/** The configured tools that learn of visits. */
export const trackingToolsContext = createContext<readonly ToolName[]>();
