/** Class of articles that are taxed at a country's standard rate. */
export const STANDARD_CLASS = 'standard';
