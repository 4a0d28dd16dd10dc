import { routeHref, type Route, type RouteContext } from '@/lib/shop/routes/named-routes';
import type { TextPart } from '@/lib/catalog/search/highlight';
import type { ProductPreview, Suggestions, SuggestedTerm } from '@/lib/catalog/search/suggest';
import type { SuggestionState } from './use-suggestions';

export interface TermOption {
  kind: 'term';
  id: string;
  term: string;
  parts: readonly TextPart[];
  href: string;
}

export interface ProductOption {
  kind: 'product';
  id: string;
  preview: ProductPreview;
  href: string;
}

/** Links to all results of the query. */
export interface AllOption {
  kind: 'all';
  id: string;
  count: number;
  href: string;
}

/** Retries a failed search; an option, so that arrow keys reach it like the others. */
export interface RetryOption {
  kind: 'retry';
  id: string;
}

export type SearchOption = TermOption | ProductOption | AllOption | RetryOption;

export interface OptionGroup {
  name: 'recent' | 'popular' | 'suggestions' | 'articles' | 'failure';
  options: SearchOption[];
}

export interface GroupSources {
  state: SuggestionState;
  /** Recent searches in this browser, newest first. */
  recent: readonly string[];
  /** Popular searches; `null` until loaded. */
  popular: Suggestions | null;
}

type GroupName = OptionGroup['name'];

export const searchHref = (query: string, context: RouteContext): string =>
  routeHref({ name: 'search', parameters: { phrase: 'search', query } }, context);

/** Builds options with stable ids while a list is open. */
class Options {
  readonly #listId: string;
  readonly #context: RouteContext;

  constructor(listId: string, context: RouteContext) {
    this.#listId = listId;
    this.#context = context;
  }

  #id(group: GroupName, key: string | number): string {
    return `${this.#listId}-${group}-${key}`;
  }

  terms(name: GroupName, terms: readonly SuggestedTerm[]): OptionGroup {
    const options = terms.map(({ query, parts }, at): TermOption => ({
      kind: 'term',
      id: this.#id(name, at),
      term: query,
      parts,
      href: searchHref(query, this.#context),
    }));
    return { name, options };
  }

  articles({ products, queryID }: Suggestions): ProductOption[] {
    return products.map((preview): ProductOption => {
      const { slug: url, objectID: identifier, colorVariants } = preview.product;
      const route: Route = {
        name: 'Frontastic.Frontend.Master.Product.view',
        parameters: { url, identifier, colorVariant: colorVariants[0].itemnum, queryID },
      };
      const href = routeHref(route, this.#context);
      return { kind: 'product', id: this.#id('articles', identifier), preview, href };
    });
  }

  all({ count, query }: Suggestions): AllOption[] {
    // Only the results page knows the number of partial matches.
    if (count === null) return [];
    return [
      {
        kind: 'all',
        id: this.#id('articles', 'all'),
        count,
        href: searchHref(query, this.#context),
      },
    ];
  }

  retry(): OptionGroup {
    return { name: 'failure', options: [{ kind: 'retry', id: this.#id('failure', 'retry') }] };
  }
}

const plain = (term: string): SuggestedTerm => ({
  query: term,
  parts: [{ text: term, isMatch: false }],
});

/** Groups below the search field, in the order of the arrow keys. */
export function optionGroups(
  { state, recent, popular }: GroupSources,
  listId: string,
  context: RouteContext,
): OptionGroup[] {
  const options = new Options(listId, context);
  const known = options.terms('recent', recent.map(plain));
  const usual = options.terms('popular', popular?.terms ?? []);
  const groups = (): OptionGroup[] => {
    if (state.phase === 'idle') return [known, usual];
    if (state.phase === 'failed') return [options.retry(), known];
    const { response: result } = state;
    if (!result) return [];
    const terms = options.terms('suggestions', result.terms);
    if (result.count !== 0)
      return [
        terms,
        { name: 'articles', options: [...options.articles(result), ...options.all(result)] },
      ];
    // Without matches other articles are suggested.
    const others = popular ? options.articles(popular) : [];
    return [
      terms,
      ...(result.terms.length === 0 ? [usual] : []),
      { name: 'articles', options: others },
    ];
  };
  return groups().filter((group) => group.options.length > 0);
}
