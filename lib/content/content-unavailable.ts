/** The content API cannot be reached or refuses us, and no earlier copy is at hand. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor(what: string, cause: unknown) {
    super(`content is unavailable: ${what}`, { cause });
  }
}
