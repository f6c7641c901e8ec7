export const DRAFT_KEY = 'consult-draft';
/** Replaces the draft of a request that was received. Input that the browser restores then belongs to that request. */
export const SENT = 'sent';
