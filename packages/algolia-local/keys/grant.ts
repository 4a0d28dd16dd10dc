import { forbidden, indexNotAllowed } from '#http/api-error';
import { type Acl, allowsIndex } from './api-key';

/** The rights of a request's key, with the restrictions of a secured key. */
export class Grant {
  readonly key: string;
  /**
   * URL-encoded parameters forced on every search: those of the key, then those of the secured key.
   */
  readonly forced: readonly string[];
  /** Maximum number of hits of a search; 0 for no limit. */
  readonly maxHitsPerQuery: number;
  readonly #acls: ReadonlySet<Acl>;
  readonly #patterns: readonly (readonly string[])[];

  constructor(options: {
    key: string;
    acls: Iterable<Acl>;
    /** All of these lists must allow an index. */
    patterns: readonly (readonly string[])[];
    forced: readonly string[];
    maxHitsPerQuery: number;
  }) {
    this.key = options.key;
    this.forced = options.forced;
    this.maxHitsPerQuery = options.maxHitsPerQuery;
    this.#acls = new Set(options.acls);
    this.#patterns = options.patterns;
  }

  allows(acl: Acl): boolean {
    return this.#acls.has('admin') || this.#acls.has(acl);
  }

  allowsIndex(name: string): boolean {
    return this.#patterns.every((patterns) => allowsIndex(patterns, name));
  }

  allowsEveryIndex(): boolean {
    return this.#patterns.every((patterns) => patterns.length === 0 || patterns.includes('*'));
  }

  require(acl: Acl): void {
    if (!this.allows(acl)) throw forbidden('Method not allowed with this API key');
  }

  requireIndex(name: string): void {
    if (!this.allowsIndex(name)) throw indexNotAllowed();
  }
}
