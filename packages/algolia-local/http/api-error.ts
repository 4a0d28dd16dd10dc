/** An error in the vendor's form, `{ message, status }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const badRequest = (message: string) => new ApiError(400, message);
export const forbidden = (message: string) => new ApiError(403, message);
export const invalidCredentials = () => forbidden('Invalid Application-ID or API key');
export const indexNotAllowed = () => forbidden('Index not allowed with this API key');
export const notFound = (message: string) => new ApiError(404, message);
export const indexMissing = (name: string) => notFound(`Index ${name} does not exist`);
export const objectMissing = () => notFound('ObjectID does not exist');
/** The vendor's queue of tasks is full. */
export const tooManyTasks = () => new ApiError(429, 'Too many jobs', { 'retry-after': '1' });
/** @param resetMs time after which the client may try again */
export const tooManyRequests = (resetMs: number) =>
  new ApiError(429, 'Too Many Requests', { 'retry-after': String(Math.ceil(resetMs / 1_000)) });
export const tooLarge = (message: string) => new ApiError(413, message);
export const invalidEvents = (message: string) => new ApiError(422, message);
