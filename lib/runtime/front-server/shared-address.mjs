/**
 * Whether a request may be for a draft, which is never shared. Next checks if the cookie is a valid
 * one. @param {string} cookie
 */
export const isDraft = (cookie) =>
  cookie.includes('__prerender_bypass') || cookie.includes('__next_preview_data');

/** Names that Next gives meanings of its own. @param {string} name of a parameter */
export const isReserved = (name) => /^(?:nxt|_)/.test(name);

/**
 * Keeps only the parameters that select something, escaped in one way: without that, anybody could
 * write endless spellings of one address.
 * @param {URLSearchParams} query
 * @param {ReadonlySet<string>} parameters those that select something in a page
 */
export const selectingQuery = (query, parameters) =>
  new URLSearchParams([...query].filter(([name]) => parameters.has(name))).toString();
