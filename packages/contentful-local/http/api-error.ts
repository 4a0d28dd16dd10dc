import type { Json, JsonObject, Link } from '#model/entities';

/** An error in the vendor's form: HTTP status, error id and details. */
export class ApiError extends Error {
  readonly status: number;
  readonly id: string;
  readonly details: Json | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    id: string,
    message?: string,
    details?: Json,
    headers: Record<string, string> = {},
  ) {
    super(message ?? '');
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }

  body(requestId: string): JsonObject {
    return {
      sys: { type: 'Error', id: this.id },
      ...(this.message ? { message: this.message } : {}),
      ...(this.details === undefined ? {} : { details: this.details }),
      requestId,
    };
  }
}

export const badRequest = (message: string, details?: Json) =>
  new ApiError(400, 'BadRequest', message, details);

export const invalidQuery = (errors: JsonObject[]) =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );

export const unknownParameter = (name: string) =>
  invalidQuery([{ name: 'unknown', path: name.split('.') }]);

export const notFound = (details?: JsonObject) =>
  new ApiError(404, 'NotFound', 'The resource could not be found.', details);

/** The vendor sends no message with it for entries, assets and content types. */
export const versionMismatch = () => new ApiError(409, 'VersionMismatch', undefined, {});

export const accessTokenInvalid = () =>
  new ApiError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );

export const invalidEntry = (errors: JsonObject[]) =>
  new ApiError(422, 'InvalidEntry', 'Validation error', { errors });

export const validationFailed = (errors: JsonObject[]) =>
  new ApiError(422, 'ValidationFailed', 'The resource you sent in the body is invalid.', {
    errors,
  });

/** The vendor names the target without the `sys` around it. */
export const notResolvable = ({ sys }: Link, path: Json[]): JsonObject => ({
  name: 'notResolvable',
  link: { ...sys },
  path,
});

export const unresolvedLinks = (errors: JsonObject[]) =>
  new ApiError(422, 'UnresolvedLinks', 'Validation error', { errors });
