/** An answer of the shop's own calls. */
export interface CallAnswer {
  success: boolean;
  data?: unknown;
  errors?: readonly { message: string }[];
}

/** Milliseconds after which a call is given up. */
const TIMEOUT_MS = 10_000;

/** Error messages of an answer, whatever else it holds. */
function messagesIn(errors: unknown): { message: string }[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter((error): error is { message: string } => typeof error?.message === 'string');
}

/** Anything but an answer that says `success` is none. */
function answerOf(body: unknown): CallAnswer {
  if (typeof body !== 'object' || body === null) return { success: false };
  const { success, data, errors } = body as { success?: unknown; data?: unknown; errors?: unknown };
  return { success: success === true, data, errors: messagesIn(errors) };
}

/**
 * Sends a call of the browser, with its cookies. Never throws: a call that times out, cannot be
 * made or is answered with anything but JSON has not succeeded, and names no error.
 */
export async function postJson(path: string, payload: object): Promise<CallAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = answerOf(await response.json());
    return response.ok ? answer : { ...answer, success: false };
  } catch {
    return { success: false };
  }
}
