/**
 * Ends a storefront that cannot be prepared, with the reason in one line: whoever watches over it
 * starts it again. Next itself would log the error and serve pages that nobody can render.
 */
export function abortStart(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`storefront: ${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
}
