/**
 * For content that a page loads once: it is not reloaded when the tab regains focus, and failures
 * are shown instead of retried. Failed requests are repeated when the browser is back online. See
 * https://swr.vercel.app/docs/api#options
 */
export const REQUESTED_ONCE = { revalidateOnFocus: false, shouldRetryOnError: false } as const;
