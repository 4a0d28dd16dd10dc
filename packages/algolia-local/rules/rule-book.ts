import { createHash } from 'node:crypto';
import { compileFilters } from '#engine/filters/compile';
import type { FilterAtom, FilterTree, Synonyms } from '#engine/types';
import type { JsonObject } from '#http/json';
import { StoredDocuments } from '#store/stored-documents';
import { isAlternative } from './alternatives';
import {
  type FacetValues,
  findPattern,
  parsePattern,
  type PatternMatch,
  type PatternPart,
} from './pattern';
import { ANCHORINGS, type Condition, parseRule, type Rule } from './rule';

/** The rules of an index: as sent, and compiled. */
export interface RuleBook {
  documents: StoredDocuments;
  rules: readonly CompiledRule[];
}

interface CompiledRule {
  rule: Rule;
  conditions: readonly CompiledCondition[];
}

interface CompiledCondition {
  condition: Condition;
  parts: readonly PatternPart[];
  filters: FilterTree;
}

export interface QueryDetails {
  words: readonly string[];
  contexts: readonly string[];
  filters: FilterTree;
  synonyms: Synonyms;
  facetValues: FacetValues;
  /** Epoch milliseconds. */
  now: number;
}

/** A rule that applies, with the facet values its pattern matched. */
export interface MatchedRule {
  rule: Rule;
  values: PatternMatch['values'];
}

/** @throws ApiError or InvalidQuery for an invalid document, which writes check beforehand */
export const compileRules = (documents: readonly JsonObject[]): RuleBook => ({
  documents: new StoredDocuments(documents),
  rules: documents.map(sharedRule),
});

/**
 * Compiled rules by digests of their documents, while an index has them: the shops' indices in one
 * language have nearly all of their rules in common.
 */
const known = new Map<string, WeakRef<CompiledRule>>();
const unused = new FinalizationRegistry((digest: string) => {
  if (!known.get(digest)?.deref()) known.delete(digest);
});

function sharedRule(document: JsonObject): CompiledRule {
  const digest = createHash('sha1').update(JSON.stringify(document)).digest('base64');
  const found = known.get(digest)?.deref();
  if (found) return found;
  const rule = parseRule(document);
  const compiled = { rule, conditions: rule.conditions.map(compileCondition) };
  known.set(digest, new WeakRef(compiled));
  unused.register(compiled, digest);
  return compiled;
}

// Shared, because an index may have thousands of conditions without filters.
const NO_FILTERS = compileFilters({ filters: '' });

const compileCondition = (condition: Condition): CompiledCondition => ({
  condition,
  parts: parsePattern(condition.pattern ?? ''),
  filters: condition.filters ? compileFilters({ filters: condition.filters }) : NO_FILTERS,
});

/** The rules that apply to a query, in order of precedence. */
export function matchRules({ rules }: RuleBook, details: QueryDetails): MatchedRule[] {
  const words = new Set(details.words);
  return rules
    .filter(({ rule }) => rule.isEnabled && isValid(rule, details.now))
    .flatMap(({ rule, conditions }): RankedRule[] => {
      if (conditions.length === 0) return [{ rule, values: [], rank: UNCONDITIONAL }];
      const [best] = conditions
        .filter((condition) => mayMatch(condition, words))
        .flatMap((condition) => matchCondition(condition, details) ?? [])
        .sort((left, right) => compareRanks(left.rank, right.rank));
      return best ? [{ rule, ...best }] : [];
    })
    .sort((left, right) => compareRanks(left.rank, right.rank));
}

/** Skips most of a thousand rules at once, by words that a matching query contains. */
const mayMatch = ({ condition, parts }: CompiledCondition, words: ReadonlySet<string>) =>
  condition.alternatives || parts.every((part) => part.kind === 'facet' || words.has(part.word));

const isValid = ({ validity }: Rule, now: number) =>
  validity.length === 0 || validity.some(({ from, until }) => from <= now && now < until);

/**
 * Rules are ordered by the position and length of the match, the anchoring, and further conditions
 * (https://www.algolia.com/doc/guides/managing-results/rules/rules-overview/in-depth/rule-matching-algorithm).
 */
type Rank = readonly number[];

interface RankedRule extends MatchedRule {
  rank: Rank;
}

const NOWHERE = 1_000;
const UNCONDITIONAL: Rank = [NOWHERE, 0, ANCHORINGS.length, 1, 1, 0];

function compareRanks(left: Rank, right: Rank): number {
  for (const [at, value] of left.entries()) {
    const difference = value - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function matchCondition({ condition, parts, filters }: CompiledCondition, details: QueryDetails) {
  const { context, pattern, anchoring, alternatives } = condition;
  if (context !== null && !details.contexts.includes(context)) return null;
  if (!filters.flat().every((atom) => holds(atom, details.filters))) return null;
  const isSame = (ofPattern: string, ofQuery: string) =>
    ofPattern === ofQuery || (alternatives && isAlternative(ofPattern, ofQuery, details.synonyms));
  const match = pattern === null ? null : findPattern(parts, anchoring, { ...details, isSame });
  if (pattern !== null && !match) return null;
  const rank = [
    match?.position ?? NOWHERE,
    -(match?.words ?? 0),
    match ? ANCHORINGS.indexOf(anchoring) : ANCHORINGS.length,
    context === null ? 1 : 0,
    filters.length > 0 ? 0 : 1,
    parts.some(({ kind }) => kind === 'facet') ? 1 : 0,
  ];
  return { values: match?.values ?? [], rank };
}

/** Whether the query itself has a filter that a condition requires. */
const holds = (atom: FilterAtom, filters: FilterTree) =>
  filters.some((group) => group.some((own) => keyOf(own) === keyOf(atom)));

const keyOf = (atom: FilterAtom) =>
  JSON.stringify(
    atom.kind === 'facet' ? { ...atom, score: 1, value: atom.value.toLowerCase() } : atom,
  );
