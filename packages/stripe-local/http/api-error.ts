/** An error in the vendor's form. @see https://docs.stripe.com/api/errors */
export class ApiError extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    status: number,
    message: string,
    details: { type?: ApiError['type']; code?: string; param?: string; declineCode?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
    this.declineCode = details.declineCode;
  }

  body(): object {
    const { code, message, param, type, declineCode } = this;
    const decline = declineCode && { decline_code: declineCode };
    return { error: { ...(code && { code }), ...decline, message, ...(param && { param }), type } };
  }
}

export const unknownError = () =>
  new ApiError(500, 'An unknown error occurred.', { type: 'api_error' });

export const invalid = (message: string, param: string, code?: string) =>
  new ApiError(400, message, { param, ...(code && { code }) });

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

/** Also for parameters that only the hosted API supports. */
export const unknownParameter = (param: string) =>
  invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');

/** @param status 404 for the object of the path, 400 for one that a parameter names */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404 = 404) =>
  new ApiError(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

export const unrecognizedUrl = (method: string, path: string) =>
  new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
