import type { Instrumentation } from 'next';

/** Runs once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  try {
    // One import: of several, each would bring its own copy of what they share into the memory.
    const { startStorefront } = await import('@/lib/runtime/start/start-storefront.server');
    await startStorefront();
  } catch (error) {
    // In development the browser shows the error.
    if (process.env['NODE_ENV'] !== 'production') throw error;
    const { abortStart } = await import('@/lib/runtime/start/abort-start.server');
    abortStart(error);
  }
}

/**
 * Reports a page that could not be rendered under the id of its request, which its error page shows. Next
 * prints the same error without one.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { path, headers }) => {
  const { report } = await import('@/lib/platform/log/log.server');
  const requestId = headers['x-request-id'];
  report('page failed', { requestId, path: path.split('?', 1)[0], error });
};
