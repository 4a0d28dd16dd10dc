/** Response of one of the studio's routes; `status` 0 says that none came. */
export interface StudioResponse {
  ok: boolean;
  status: number;
  body: unknown;
  /** For people, when it is not ok. */
  problem: string;
}

const TIMEOUT_MS = 30_000;

function problemOf(status: number, body: unknown): string {
  const { title, code } = Object(body);
  return [status || '', title, code].filter(Boolean).join(' ');
}

/** Sends JSON to a route of the studio, or a file; never throws. */
export async function postStudio(path: string, body: object | File): Promise<StudioResponse> {
  const isFile = typeof File !== 'undefined' && body instanceof File;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': isFile ? body.type : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const result: unknown = await response.json().catch(() => null);
    const { ok, status } = response;
    return { ok, status, body: result, problem: ok ? '' : problemOf(status, result) };
  } catch {
    return { ok: false, status: 0, body: null, problem: '' };
  }
}

/** Loads from a route of the studio; `null` without an answer that is one. */
export async function getStudio(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
