export const DRAFT_KEY = 'consult-draft';
/**
 * Stands in place of the draft after a request was received: what the browser restores then belongs to that request.
 */
export const SENT = 'sent';
