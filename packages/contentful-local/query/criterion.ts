import { invalidQuery } from '#http/api-error';

export const OPERATORS = [
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'lt',
  'lte',
  'gt',
  'gte',
  'match',
  'near',
  'within',
] as const;
export type Operator = (typeof OPERATORS)[number] | 'eq';

/** One filter of a query string: `fields.size[gte]=3` → path, operator, raw value. */
export interface Criterion {
  parameter: string;
  path: string[];
  operator: Operator;
  value: string;
}

const isOperator = (text: string): text is (typeof OPERATORS)[number] =>
  (OPERATORS as readonly string[]).includes(text);

export function parseCriterion(parameter: string, value: string): Criterion {
  const bracket = parameter.indexOf('[');
  if (bracket < 0) {
    return { parameter, path: parameter.split('.'), operator: 'eq', value };
  }
  const operator = parameter.slice(bracket + 1, -1);
  if (!parameter.endsWith(']') || !isOperator(operator)) {
    throw invalidQuery([{ name: 'unknown', path: parameter.split('.') }]);
  }
  return { parameter, path: parameter.slice(0, bracket).split('.'), operator, value };
}

/** Splits at commas; a backslash escapes a comma in a value, as Contentful documents. */
export function splitList(value: string): string[] {
  return value
    .split(/(?<!\\),/)
    .map((part) => part.trim().replaceAll('\\,', ','))
    .filter((part) => part !== '');
}

export const invalidCriterion = (criterion: Criterion, reason: string) =>
  invalidQuery([{ name: reason, path: criterion.path, value: criterion.value }]);
