import { RequestFailed, fetchJson } from './fetch-json';

/** A response of the shop's own API routes. */
export interface EndpointResponse {
  success: boolean;
  data?: unknown;
  errors?: readonly ResponseError[];
}

export interface ResponseError {
  message: string;
  /** The field that is wrong. */
  field?: string;
}

/** Error messages in a response, whatever else it contains. */
function messagesIn(errors: unknown): ResponseError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter((error): error is ResponseError => typeof error?.message === 'string');
}

/** A body without `success: true` counts as a failure. */
function responseOf(body: unknown): EndpointResponse {
  if (typeof body !== 'object' || body === null) return { success: false };
  const { success, data, errors } = body as { success?: unknown; data?: unknown; errors?: unknown };
  return { success: success === true, data, errors: messagesIn(errors) };
}

/**
 * Sends a POST with cookies and never throws: a request that times out, cannot be sent or gets a
 * response other than JSON counts as a failure without error messages.
 */
export async function postJson(path: string, payload: object): Promise<EndpointResponse> {
  try {
    return await fetchJson(path, responseOf, { method: 'POST', body: payload });
  } catch (error) {
    const rejection = error instanceof RequestFailed ? responseOf(error.response) : null;
    return { ...rejection, success: false };
  }
}
