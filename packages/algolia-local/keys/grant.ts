import { forbidden, indexNotAllowed } from '#http/api-error';
import { type Acl, allowsIndex } from './api-key';

/** What the key of a request allows, with the restrictions a secured key adds. */
export class Grant {
  readonly key: string;
  /** URL-encoded parameters forced on every search: of the key, then of the secured key. */
  readonly forced: readonly string[];
  /** Most hits a search may return; 0 for no limit. */
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

  /** Whether it is bound to no index at all. */
  allowsEveryIndex(): boolean {
    return this.#patterns.every((patterns) => patterns.length === 0 || patterns.includes('*'));
  }

  /** @throws ApiError 403 */
  require(acl: Acl): void {
    if (!this.allows(acl)) throw forbidden('Method not allowed with this API key');
  }

  /** @throws ApiError 403 */
  requireIndex(name: string): void {
    if (!this.allowsIndex(name)) throw indexNotAllowed();
  }
}
