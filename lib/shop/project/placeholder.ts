/** Beginning of texts that an empty start writes, so that visitors and the studio can tell them from real ones. */
export const PLACEHOLDER = '[…]';
