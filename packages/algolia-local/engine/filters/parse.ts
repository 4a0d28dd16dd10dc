import { InvalidQuery } from '#engine/invalid-query';
import type { FilterAtom, FilterGroup, FilterTree, NumericOperator } from '#engine/types';
import { type Token, tokensOf } from './lexer';

/** Attribute of tags; a filter without an attribute is a tag. */
export const TAGS = '_tags';

/**
 * Parses the `filters` parameter, a conjunction of disjunctions as described at
 * https://www.algolia.com/doc/api-reference/api-parameters/filters/. As at Algolia, OR binds
 * tighter than AND.
 * @throws InvalidQuery for forms that the vendor rejects: OR over ANDs, NOT before a group, numbers
 *   and facets in one OR, or text that is not a filter
 */
export function parseFilters(text: string): FilterTree {
  const reader = new Reader(tokensOf(text));
  if (reader.peek().kind === 'end') return [];
  const tree = conjunction(reader, 0);
  if (reader.peek().kind !== 'end') reader.reject('end of filter');
  return tree;
}

/** Limits the recursion; real filters are not nested this deep. */
const DEEPEST = 64;

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? { kind: 'end', text: '', at: 0 };
  }

  next(): Token {
    const token = this.peek();
    this.#at += 1;
    return token;
  }

  accept(kind: Token['kind']): boolean {
    if (this.peek().kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  expect(kind: Token['kind']): void {
    if (!this.accept(kind)) this.reject(`'${kind}'`);
  }

  reject(expected: string): never {
    const token = this.peek();
    const found = token.kind === 'string' ? `string(${token.text})` : `'${token.text}'`;
    const what = token.kind === 'end' ? 'end of filter' : `token ${found}`;
    throw new InvalidQuery(`filters: Unexpected ${what} expected ${expected} at col ${token.at}`);
  }
}

function conjunction(reader: Reader, depth: number): FilterTree {
  const groups: FilterGroup[] = [...disjunction(reader, depth)];
  while (reader.accept('and')) groups.push(...disjunction(reader, depth));
  return groups;
}

/** One OR; a group in brackets may contain ANDs if nothing is OR-ed with it. */
function disjunction(reader: Reader, depth: number): FilterTree {
  const start = reader.peek();
  const first = unit(reader, depth);
  if (reader.peek().kind !== 'or') return first;
  const parts = [first];
  while (reader.accept('or')) parts.push(unit(reader, depth));
  const atoms: FilterAtom[] = [];
  for (const part of parts) {
    if (part.length > 1) {
      throw new InvalidQuery(
        `filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed at col ${start.at}`,
      );
    }
    atoms.push(...(part[0] ?? []));
  }
  rejectMixture(atoms, start.at);
  return [atoms];
}

function rejectMixture(atoms: readonly FilterAtom[], column: number): void {
  const hasFacet = atoms.some((atom) => atom.kind === 'facet');
  const hasNumber = atoms.some((atom) => atom.kind !== 'facet');
  if (hasFacet && hasNumber) {
    throw new InvalidQuery(
      `filters: Different types are not allowed in the same OR at col ${column}`,
    );
  }
}

function unit(reader: Reader, depth: number): FilterTree {
  if (depth > DEEPEST) throw new InvalidQuery('filters: Too many nested parentheses');
  if (reader.accept('not')) {
    if (reader.peek().kind === '(') {
      throw new InvalidQuery(
        `filters: NOT is not allowed before a group at col ${reader.peek().at}`,
      );
    }
    return [[atom(reader, true)]];
  }
  if (!reader.accept('(')) return [[atom(reader, false)]];
  const inner = conjunction(reader, depth + 1);
  reader.expect(')');
  return inner;
}

function atom(reader: Reader, isNegated: boolean): FilterAtom {
  const name = reader.peek();
  if (name.kind !== 'string') return reader.reject('attribute or tag');
  reader.next();
  if (reader.accept(':')) return afterColon(reader, name.text, isNegated);
  const operator = reader.peek();
  if (operator.kind === 'operator') {
    reader.next();
    const value = readNumber(reader);
    return {
      kind: 'number',
      attribute: name.text,
      operator: operatorOf(operator.text),
      value,
      isNegated,
    };
  }
  return { kind: 'facet', attribute: TAGS, value: name.text, isNegated, score: scoreOf(reader) };
}

function afterColon(reader: Reader, attribute: string, isNegated: boolean): FilterAtom {
  const value = reader.peek();
  if (value.kind !== 'string' && !isWordOperator(value)) return reader.reject('a value');
  if (reader.peek(1).kind === 'to') {
    const from = readNumber(reader);
    reader.next();
    return { kind: 'range', attribute, from, to: readNumber(reader), isNegated };
  }
  reader.next();
  return { kind: 'facet', attribute, value: value.text, isNegated, score: scoreOf(reader) };
}

/** `material:AND`: after a colon, what looks like a keyword is a value. */
function isWordOperator(token: Token): boolean {
  return token.kind === 'and' || token.kind === 'or' || token.kind === 'not' || token.kind === 'to';
}

function scoreOf(reader: Reader): number {
  const token = reader.peek();
  return reader.accept('score') ? Number(token.text) : 1;
}

function readNumber(reader: Reader): number {
  const token = reader.peek();
  const value = token.kind === 'string' && token.text.trim() !== '' ? Number(token.text) : NaN;
  if (!Number.isFinite(value)) reader.reject('number');
  reader.next();
  return value;
}

function operatorOf(text: string): NumericOperator {
  switch (text) {
    case '<':
    case '<=':
    case '!=':
    case '>':
    case '>=':
      return text;
    default:
      return '=';
  }
}
