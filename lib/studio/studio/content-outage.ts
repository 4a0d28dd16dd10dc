/**
 * Whether an error means that the content service cannot be reached, not that it rejected the
 * request.
 */
export function isContentOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) ||
    // What a proxy or CDN responds in HTML is named by its status, `502 Bad Gateway`.
    /^(ServerError|ServiceUnavailable|BadGateway|GatewayTimeout|5\d\d\b.*)$/.test(error.name)
  );
}
