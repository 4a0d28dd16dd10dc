/** The content API cannot be reached or rejects us, and there is no stored copy. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor(what: string, cause: unknown) {
    super(`content is unavailable: ${what}`, { cause });
  }
}
