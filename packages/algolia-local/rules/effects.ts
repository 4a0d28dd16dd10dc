import type { FilterAtom, FilterTree, SearchContext } from '#engine/types';
import { wordsOf } from '#engine/words';
import type { JsonObject } from '#http/json';
import { filtersOf, optionalFiltersOf } from '#query/search-parameters';
import type { AutomaticFilter, Consequence, QueryChange } from './rule';
import type { MatchedRule } from './rule-book';

export interface Effects {
  appliedRules: readonly string[];
  /** Parameters that replace the query's own, including `query`. */
  params: JsonObject;
  filters: FilterTree;
  optionalFilters: FilterTree;
  context: Pick<SearchContext, 'promoted' | 'filterPromotes' | 'hidden'>;
  userData: readonly JsonObject[];
  renderingContent: JsonObject;
}

const FILTER_NAMES = ['filters', 'facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'];

/** @param matches rules in order of precedence: conflicting effects of later ones are dropped */
export function effectsOf(matches: readonly MatchedRule[], query: string): Effects {
  const consequences = matches.map(({ rule }) => rule.consequence);
  const changer = matches.find(({ rule }) => rule.consequence.query !== null);
  const changed = changer && changedQuery(query, changer);
  // Merged from the last to the first, so that the first one wins.
  const settled = consequences.reduceRight((all, { params }) => ({ ...all, ...params }), {});
  const others = Object.entries(settled).filter(([name]) => !FILTER_NAMES.includes(name));
  const contents = consequences.map(({ renderingContent }) => renderingContent ?? {});
  return {
    appliedRules: matches.map(({ rule }) => rule.objectID),
    params: { ...Object.fromEntries(others), ...(changed !== undefined && { query: changed }) },
    filters: matches.flatMap(({ rule, values }) => [
      ...filtersOf(rule.consequence.params),
      ...automaticFilters(rule.consequence.automaticFilters, values),
    ]),
    optionalFilters: matches.flatMap(({ rule, values }) => [
      ...optionalFiltersOf(rule.consequence.params),
      ...automaticFilters(rule.consequence.automaticOptionalFilters, values),
    ]),
    context: {
      promoted: promotedBy(consequences),
      filterPromotes: consequences.some(({ filterPromotes }) => filterPromotes),
      hidden: consequences.flatMap(({ hidden }) => hidden),
    },
    userData: consequences.flatMap(({ userData }) => (userData ? [userData] : [])),
    renderingContent: contents.reduceRight((all, content) => ({ ...all, ...content }), {}),
  };
}

/** A record is promoted once, by the first rule. */
function promotedBy(consequences: readonly Consequence[]) {
  const seen = new Set<string>();
  return consequences
    .flatMap(({ promoted }) => promoted)
    .filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
}

/**
 * Filters by the facet values that patterns matched; those of a disjunctive facet are alternatives.
 */
function automaticFilters(
  filters: readonly AutomaticFilter[],
  values: MatchedRule['values'],
): FilterTree {
  return filters.flatMap(({ facet, isDisjunctive, isNegative, score }) => {
    const atoms = values
      .filter(({ attribute }) => attribute === facet)
      .map(({ value }): FilterAtom => ({
        kind: 'facet',
        attribute: facet,
        value,
        isNegated: isNegative,
        score,
      }));
    if (atoms.length === 0) return [];
    return isDisjunctive ? [atoms] : atoms.map((atom) => [atom]);
  });
}

function changedQuery(query: string, { rule, values }: MatchedRule): string | undefined {
  const change = rule.consequence.query;
  if (!change) return undefined;
  const filled = (text: string) =>
    text.replaceAll(
      /\{facet:([^}]*)\}/g,
      (_, attribute: string) => values.find((one) => one.attribute === attribute)?.value ?? '',
    );
  return change.kind === 'replace' ? filled(change.query) : edited(query, change, filled);
}

function edited(
  query: string,
  { edits }: Extract<QueryChange, { kind: 'edit' }>,
  filled: (text: string) => string,
): string {
  let words = wordsIn(query);
  for (const edit of edits) {
    // Split like the query: apostrophes and hyphens do not separate words here.
    const sought = wordsIn(filled(edit.delete)).map((word) => wordsOf(word).join(' '));
    const at = words.findIndex((_, start) => startsWith(words.slice(start), sought));
    if (sought.length === 0 || at < 0) continue;
    words = words.toSpliced(at, sought.length, ...(edit.insert ? [filled(edit.insert)] : []));
  }
  return words.join(' ');
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const startsWith = (words: readonly string[], sought: readonly string[]) =>
  sought.every((word, at) => wordsOf(words[at] ?? '').join(' ') === word);
