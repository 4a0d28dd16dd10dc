/**
 * Whether an error means that the content service cannot be reached, not that it rejected the
 * request.
 */
export function isContentOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) ||
    /^(ServerError|ServiceUnavailable|BadGateway|GatewayTimeout)$/.test(error.name)
  );
}
