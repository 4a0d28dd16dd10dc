import type { Corpus } from '#engine/corpus';
import type { Hit, IndexSettings, JsonValue, RankingInfo, SearchRecord } from '#engine/types';
import { highlighted, snippet } from './highlight';
import { EVERYTHING, markLeaves, type PathTree, pathTree, pick } from './paths';
import type { WordMarker } from './word-marker';

const DEFAULT_SNIPPET_WORDS = 10;

/** Turns records into hits with the requested attributes, highlights and snippets. */
export class HitMaker {
  readonly #settings: IndexSettings;
  readonly #marker: WordMarker;
  readonly #retrieved: PathTree;
  readonly #without: PathTree | null;
  readonly #highlighted: PathTree | null;
  /** Number of words per snippet, by branch of the tree below. */
  readonly #snippets: ReadonlyMap<PathTree, number>;
  readonly #snippetTree: PathTree | null;

  constructor(corpus: Corpus, settings: IndexSettings, marker: WordMarker) {
    this.#settings = settings;
    this.#marker = marker;
    const excluded = settings.attributesToRetrieve.flatMap((path) =>
      path.startsWith('-') ? [path.slice(1)] : [],
    );
    const named = settings.attributesToRetrieve.filter((path) => !path.startsWith('-'));
    const onlyExclusions = named.length === 0 && excluded.length > 0;
    this.#retrieved = onlyExclusions ? EVERYTHING : pathTree(named);
    const without = [...excluded, ...settings.unretrievableAttributes];
    this.#without = without.length > 0 ? pathTree(without) : null;
    const searchable = corpus.settings.searchableAttributes.length > 0;
    const defaults = searchable ? corpus.searchable.map((attribute) => attribute.path) : ['*'];
    const paths = settings.attributesToHighlight ?? defaults;
    this.#highlighted = paths.length > 0 ? pathTree(paths) : null;
    const lengths = snippetLengths(settings.attributesToSnippet);
    const snippetTree = pathTree(lengths.map(([path]) => path));
    this.#snippets = new Map(lengths.map(([path, words]) => [branchAt(snippetTree, path), words]));
    this.#snippetTree = lengths.length > 0 ? snippetTree : null;
  }

  /** The attributes that {@link hit} reads. */
  get needed(): PathTree {
    if (this.#highlighted || this.#snippetTree || this.#retrieved.isWhole) return EVERYTHING;
    const children = new Map([...this.#retrieved.children, ['objectID', EVERYTHING] as const]);
    return { isWhole: false, children };
  }

  hit(record: SearchRecord, info: RankingInfo | null, place: number | null): Hit {
    const chosen = pick(record, this.#retrieved, this.#without);
    return {
      ...(isObject(chosen) ? chosen : {}),
      objectID: record.objectID,
      ...this.#marks(record),
      ...(info ? { _rankingInfo: info } : {}),
      ...(place === null ? {} : { _distinctSeqID: place }),
    };
  }

  #marks(record: SearchRecord): Partial<Hit> {
    if (!this.#highlighted && !this.#snippetTree) return {};
    const unretrievable = pathTree(this.#settings.unretrievableAttributes);
    const hidden = this.#settings.unretrievableAttributes.length > 0 ? unretrievable : null;
    const { objectID: _objectID, ...attributes } = record;
    const visible = hidden ? pick(attributes, EVERYTHING, hidden) : attributes;
    return {
      ...(this.#highlighted && { _highlightResult: this.#highlights(visible, this.#highlighted) }),
      ...(this.#snippetTree && { _snippetResult: this.#snippetsOf(visible, this.#snippetTree) }),
    };
  }

  #highlights(record: JsonValue | undefined, tree: PathTree): NonNullable<Hit['_highlightResult']> {
    const { restrictHighlightAndSnippetArrays: isRestricted } = this.#settings;
    const marked = markLeaves(record, tree, (text, _branch, isElement) => {
      const value = highlighted(this.#marker, text, this.#tags());
      return isRestricted && isElement && value.matchLevel === 'none' ? null : value;
    });
    // `markLeaves` keeps the nesting and puts highlights at the leaves.
    return (marked ?? {}) as NonNullable<Hit['_highlightResult']>;
  }

  #snippetsOf(record: JsonValue | undefined, tree: PathTree): NonNullable<Hit['_snippetResult']> {
    const { snippetEllipsisText: ellipsis, restrictHighlightAndSnippetArrays: isRestricted } =
      this.#settings;
    const marked = markLeaves(record, tree, (text, branch, isElement) => {
      const options = {
        words: this.#snippets.get(branch) ?? DEFAULT_SNIPPET_WORDS,
        ellipsis,
        tags: this.#tags(),
      };
      const value = snippet(this.#marker, text, options);
      return isRestricted && isElement && value.matchLevel === 'none' ? null : value;
    });
    // `markLeaves` keeps the nesting and puts snippets at the leaves.
    return (marked ?? {}) as NonNullable<Hit['_snippetResult']>;
  }

  #tags(): { pre: string; post: string } {
    return { pre: this.#settings.highlightPreTag, post: this.#settings.highlightPostTag };
  }
}

/**
 * Parses `description:20`, `description` (ten words) and `*:20` to a path and a number of words.
 */
function snippetLengths(entries: readonly string[]): [string, number][] {
  return entries.map((entry) => {
    const [, path = entry, words] = /^(.*?)(?::(\d+))?$/s.exec(entry) ?? [];
    return [path, words === undefined ? DEFAULT_SNIPPET_WORDS : Math.max(1, Number(words))];
  });
}

/** The branch of the tree in which a path ends; below `*` it is the whole tree. */
function branchAt(tree: PathTree, path: string): PathTree {
  if (path === '*') return tree;
  return path.split('.').reduce((branch, key) => branch.children.get(key) ?? branch, tree);
}

function isObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
