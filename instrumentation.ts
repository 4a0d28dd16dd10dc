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
