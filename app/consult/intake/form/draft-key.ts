export const DRAFT_KEY = 'consult-draft';
/** Replaces the draft of a received request: values that the browser restores afterwards belong to it. */
export const SENT = 'sent';
