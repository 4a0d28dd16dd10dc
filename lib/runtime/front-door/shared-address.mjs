/** A draft is nobody else's page. Next checks whether the cookie is one. @param {string} cookie */
export const isDraft = (cookie) =>
  cookie.includes('__prerender_bypass') || cookie.includes('__next_preview_data');

/** Next reads meanings of its own into such names. @param {string} name of a parameter */
export const isReserved = (name) => /^(?:nxt|_)/.test(name);

/**
 * A query without the parameters that change nothing, escaped in one way: anybody could write others of
 * it without end.
 * @param {URLSearchParams} query
 * @param {ReadonlySet<string>} parameters those that select something in a page
 */
export const selectingQuery = (query, parameters) =>
  new URLSearchParams([...query].filter(([name]) => parameters.has(name))).toString();
