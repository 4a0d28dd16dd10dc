/**
 * Ends a process that cannot be prepared, with the reason in one line; its supervisor restarts
 * it. Next itself would log the error and serve pages that cannot be rendered.
 */
export function abortStart(error: unknown, name = 'storefront'): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${name}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
}
