import { InvalidQuery } from '#engine/invalid-query';
import type { FilterAtom, FilterGroup, FilterTree, NumericOperator } from '#engine/types';
import { parseFilters, TAGS } from './parse';

export interface FilterParameters {
  readonly filters?: string;
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly tagFilters?: unknown;
}

/**
 * Combines all filter parameters to one tree: `['a:b', ['c:d', 'c:e']]`, `'a:b,(c:d,c:e)'`, or the
 * grammar of `filters`.
 * @throws InvalidQuery if a value has no such form
 */
export function compileFilters(parameters: FilterParameters): FilterTree {
  return [
    ...parseFilters(parameters.filters ?? ''),
    ...legacyGroups('facetFilters', parameters.facetFilters, facetAtom),
    ...legacyGroups('numericFilters', parameters.numericFilters, numericAtom),
    ...legacyGroups('tagFilters', parameters.tagFilters, tagAtom),
  ];
}

/** @throws InvalidQuery if a value is not a list of `attribute:value` */
export function compileOptionalFilters(value: unknown): FilterTree {
  return legacyGroups('optionalFilters', value, facetAtom);
}

type AtomReader = (text: string, parameter: string) => FilterAtom;

function legacyGroups(parameter: string, value: unknown, read: AtomReader): FilterTree {
  if (value === undefined || value === null) return [];
  const groups = typeof value === 'string' ? groupsOfText(value) : groupsOfList(parameter, value);
  return groups
    .map((group) => group.filter((text) => text !== ''))
    .filter((group) => group.length > 0)
    .map((group): FilterGroup => group.map((text) => read(text, parameter)));
}

/** The outer list is AND, inner lists are OR, deeper ones too. */
function groupsOfList(parameter: string, value: unknown): string[][] {
  if (!Array.isArray(value)) {
    throw new InvalidQuery(`invalid value for ${parameter}: expected a string or an array`);
  }
  return value.map((element: unknown) => flatTexts(parameter, element, 0));
}

const DEEPEST = 32;

function flatTexts(parameter: string, value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value) || depth > DEEPEST) {
    throw new InvalidQuery(`invalid value for ${parameter}: expected an array of strings`);
  }
  return value.flatMap((element: unknown) => flatTexts(parameter, element, depth + 1));
}

/** `a:b,c:d` is AND, `(a:b,c:d)` is OR; a comma in quotes belongs to the value. */
function groupsOfText(text: string): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let isOr = false;
  let quote = '';
  let part = '';
  const close = (): void => {
    const trimmed = part.trim();
    part = '';
    if (trimmed === '') return;
    if (isOr) group.push(trimmed);
    else groups.push([trimmed]);
  };
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"') quote = character;
    if (quote === '' && character === ',') close();
    else if (quote === '' && character === '(' && part.trim() === '') isOr = true;
    else if (quote === '' && character === ')' && isOr) {
      close();
      groups.push(group);
      group = [];
      isOr = false;
    } else part += character;
  }
  close();
  if (group.length > 0) groups.push(group);
  return groups;
}

const SCORE = /<score=(\d+)>$/;

function facetAtom(text: string, parameter: string): FilterAtom {
  const colon = text.indexOf(':');
  if (colon <= 0) {
    throw new InvalidQuery(`invalid value for ${parameter}: "${text}" is not attribute:value`);
  }
  const attribute = unquoted(text.slice(0, colon));
  const rest = text.slice(colon + 1).trimStart();
  const score = Number(SCORE.exec(rest)?.[1] ?? 1);
  return { kind: 'facet', attribute, ...signed(rest.replace(SCORE, '')), score };
}

function tagAtom(text: string): FilterAtom {
  return { kind: 'facet', attribute: TAGS, ...signed(text), score: 1 };
}

/** `-value` is a negation, `\-value` a value that begins with a minus. */
function signed(text: string): { value: string; isNegated: boolean } {
  if (text.startsWith('\\-')) return { value: unquoted(text.slice(1)), isNegated: false };
  const isNegated = text.startsWith('-');
  return { value: unquoted(isNegated ? text.slice(1) : text), isNegated };
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const quote = trimmed.charAt(0);
  const isQuoted =
    trimmed.length > 1 && (quote === '"' || quote === "'") && trimmed.endsWith(quote);
  return isQuoted ? trimmed.slice(1, -1) : trimmed;
}

const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** `price>=10`, `price = 6`, `price:11 to 46`. */
function numericAtom(text: string, parameter: string): FilterAtom {
  const sign = text.search(/[<>=!]/);
  if (sign > 0) return comparison(text, sign, parameter);
  const colon = text.indexOf(':');
  const [from = '', to = '', ...rest] = text.slice(colon + 1).split(/\sto\s/i);
  if (colon <= 0 || rest.length > 0) reject(text, parameter);
  return {
    kind: 'range',
    attribute: unquoted(text.slice(0, colon)),
    from: numberOf(from, text, parameter),
    to: numberOf(to, text, parameter),
    isNegated: false,
  };
}

function comparison(text: string, sign: number, parameter: string): FilterAtom {
  const isTwoLong = text.charAt(sign + 1) === '=';
  const operator = text.slice(sign, sign + (isTwoLong ? 2 : 1));
  if (!isOperator(operator)) reject(text, parameter);
  return {
    kind: 'number',
    attribute: unquoted(text.slice(0, sign)),
    operator,
    value: numberOf(text.slice(sign + operator.length), text, parameter),
    isNegated: false,
  };
}

function numberOf(digits: string, text: string, parameter: string): number {
  const trimmed = digits.trim();
  return NUMBER.test(trimmed) ? Number(trimmed) : reject(text, parameter);
}

function reject(text: string, parameter: string): never {
  throw new InvalidQuery(`invalid value for ${parameter}: "${text}" is not a numeric filter`);
}

function isOperator(text: string): text is NumericOperator {
  return ['<', '<=', '=', '!=', '>', '>='].includes(text);
}
