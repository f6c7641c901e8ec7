/** Longest texts of the form's fields, in characters. */
export const limits = { name: 50, diedOn: 100, message: 2000, facts: 1000 };
