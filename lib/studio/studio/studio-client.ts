import { NO_RESPONSE } from './problem-words';
import { entityKey } from './publish-choice';

/** Response of a studio route; `status` 0 means no response. */
export interface StudioResponse {
  ok: boolean;
  status: number;
  body: unknown;
  /** Message for editors, unless it is ok. */
  problem: string;
}

const TIMEOUT_MS = 30_000;

function problemOf(status: number, body: unknown): string {
  const { title, code } = Object(body);
  return [status || '', title, code].filter(Boolean).join(' ');
}

const written = new Map<string, number>();

/** Versions of drafts that this visit has written, by {@link entityKey}. */
export const writtenHere = (): Record<string, number> => Object.fromEntries(written);

function noteWrite(path: string, sent: object, received: unknown): void {
  const { version, asset } = Object(received);
  const id: unknown = Object(asset).id ?? Object(sent).id;
  const isAsset = /^\/api\/studio\/(asset|upload)/.test(path);
  if (typeof id === 'string' && typeof version === 'number')
    written.set(entityKey(isAsset ? 'Asset' : 'Entry', id), version);
}

/** Sends JSON or a file to a studio route. Never throws. */
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
    if (ok) noteWrite(path, body, result);
    return { ok, status, body: result, problem: ok ? '' : problemOf(status, result) };
  } catch {
    return { ok: false, status: 0, body: null, problem: NO_RESPONSE };
  }
}

/** Loads JSON from a studio route; `null` without a valid response. */
export async function getStudio(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
