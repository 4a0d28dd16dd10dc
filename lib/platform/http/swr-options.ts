/**
 * For content that a page loads once: a change of tab is no reason to load it again, and a failure
 * is shown, not hidden behind retries. What has failed is requested again when the browser is
 * back online. See https://swr.vercel.app/docs/api#options
 */
export const REQUESTED_ONCE = { revalidateOnFocus: false, shouldRetryOnError: false } as const;
