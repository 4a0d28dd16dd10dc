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
export const tooLarge = (message: string) => new ApiError(413, message);
export const invalidEvents = (message: string) => new ApiError(422, message);
