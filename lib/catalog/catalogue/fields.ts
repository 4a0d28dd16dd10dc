/** An object of unknown fields, as JSON from elsewhere is. */
export type UnknownFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
