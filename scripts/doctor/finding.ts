/** Variables of a shop; empty ones are left out. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with an environment, and how it is put right. */
export interface Finding {
  fault: string;
  mend: string;
  /** Whether the shop can sell in spite of it. */
  isWarning?: true;
}

/** A part of an environment; not checked while variables that it needs are missing. */
export interface Check {
  part: string;
  needs: readonly string[];
  find: (variables: Variables) => Promise<Finding[]>;
}

const REQUEST_MS = 10_000;

/** Code of a network error, which Node hides in its causes: `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error ? String(error.name) : 'no reason given';
}

/** A service that does not respond. @param variable that names its host */
export const unreachable = (host: string, variable: string, error: unknown): Finding => ({
  fault: `${host} does not respond (${codeOf(error)})`,
  mend: `Check ${variable}, and that this machine may connect to it.`,
});

interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: object;
}

/** Status and body of a request; the body is `null` if it is no JSON. @throws the network's error */
export async function requestJson({
  url,
  headers,
  body,
}: JsonRequest): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(REQUEST_MS),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const read: unknown = await response.json().catch(() => null);
  return { status: response.status, body: read };
}
