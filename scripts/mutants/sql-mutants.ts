import { parse } from '@babel/parser';

/** Offsets in a source. */
interface Range {
  start: number;
  end: number;
}

/** A mistake in a condition or an assignment of an SQL statement. */
export interface SqlMutant extends Range {
  replacement: string;
  /** The expression that contains it. */
  within: Range;
}

interface Node extends Range {
  type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'start' in value &&
  typeof value.start === 'number';

/** Drizzle's conditions. */
const CONDITIONS = /^(?:eq|ne|gt|gte|lt|lte|isNull|isNotNull|inArray|notInArray|exists|notExists)$/;
const BOUNDARIES = new Map([
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['lt', 'lte'],
  ['lte', 'lt'],
]);
const JOIN = /\.(?:inner|left)Join$/;

/**
 * Mistakes in the text of a statement: what is found, and what it is replaced by. Nothing is changed
 * where `now()` is compared, because no test can act in that very microsecond.
 */
const IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!SET\s+|,\s*|[\w.])(?:[\w.]+|\$\{[^{}]*\}) = (?:ANY\(.*?\)|'[^']*'|[\w.]+|\$\{[^{}]*\})/g,
    'TRUE',
  ],
  [/\bAND\b/g, 'OR'],
  [/\bOR\b/g, 'AND'],
  [/ <= /g, ' < '],
  [/ < (?!now\(\))/g, ' <= '],
  [/ >= /g, ' > '],
  [/ > (?!now\(\))/g, ' >= '],
  [/ <> /g, ' = '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/(?<!IS )\bNOT (?!NULL)/g, ''],
];

function* inText(source: string, within: Node): Generator<SqlMutant> {
  const { start, end } = within;
  const text = source.slice(start, end);
  for (const [pattern, replacement] of IN_TEXT)
    for (const match of text.matchAll(pattern)) {
      const from = start + match.index;
      yield { start: from, end: from + match[0].length, replacement, within };
    }
}

const isSame = (one: Range) => (other: Range) => one.start === other.start && one.end === other.end;

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

type Field = (node: Node, name: string) => unknown;
const field: Field = (node, name) => Reflect.get(node, name);

/** `eq(a, b)` is left out; in a join, which needs a condition, it becomes `eq(a, a)`. */
function* inCall(source: string, call: Node, around: string): Generator<SqlMutant> {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const callee = field(call, 'callee');
  const given = [field(call, 'arguments')].flat().filter(isNode);
  const [first, second] = given;
  if (!isNode(callee) || !first) return;
  const name = textOf(callee);
  if (CONDITIONS.test(name))
    yield JOIN.test(around) && second
      ? { ...rangeOf(second), replacement: textOf(first), within: call }
      : { ...rangeOf(call), replacement: 'undefined', within: call };
  const boundary = BOUNDARIES.get(name);
  if (boundary && !textOf(call).includes('now()'))
    // The file may not import it.
    yield { ...rangeOf(callee), replacement: `require('drizzle-orm').${boundary}`, within: callee };
  const properties = [field(first, 'properties')].flat().filter(isNode);
  if (name.endsWith('.set') && properties.length > 1)
    for (const { start, end } of properties)
      yield { start, end: source[end] === ',' ? end + 1 : end, replacement: '', within: first };
}

function* inNode(source: string, node: Node, around: string): Generator<SqlMutant> {
  const callee = field(node, 'callee');
  if (node.type === 'CallExpression') yield* inCall(source, node, around);
  if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(source.slice(node.start))) {
    // A condition of its own.
    if (/^(?:and|or)$|\.where$/.test(around))
      yield { ...rangeOf(node), replacement: 'undefined', within: node };
    yield* inText(source, node);
  }
  const inside = isNode(callee) ? source.slice(callee.start, callee.end) : '';
  for (const child of Object.values(node).flat())
    if (isNode(child)) yield* inNode(source, child, child === callee ? '' : inside);
}

/**
 * Mistakes in the SQL of a file that StrykerJS, to which a condition is a call like any other, does
 * not make: a condition is left out, a boundary is moved, a column is not written.
 */
export function sqlMutants(source: string): SqlMutant[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const found = isNode(program) ? [...inNode(source, program, '')] : [];
  const keys = found.map(({ start, end, replacement }) => `${start} ${end} ${replacement}`);
  // Text of a statement within another one is found twice.
  return found
    .filter((_, position) => keys.indexOf(keys[position] ?? '') === position)
    .toSorted((one, other) => one.start - other.start);
}

const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm;

/** A mutant as survivors are printed and accepted: `renewDevice: eq(a, b) → undefined`. */
export function describeSqlMutant(source: string, { start, end, replacement }: SqlMutant): string {
  const [, declared = ''] = [...source.slice(0, start).matchAll(DECLARATION)].at(-1) ?? [];
  const text = source.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  return `${declared}: ${text} → ${replacement.trim() || 'nothing'}`;
}

/** Returns whether a mutant is active, and notes the test that has asked. */
const SWITCH = `
function isMutant(id) {
  const { activeMutant, currentTestId } = globalThis.__stryker__;
  const coverage = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} });
  const hits = currentTestId ? (coverage.perTest[currentTestId] ??= {}) : coverage.static;
  hits[id] = (hits[id] ?? 0) + 1;
  return activeMutant === id;
}
`;

/**
 * A source that contains all its mutants, as StrykerJS writes it: the global object that the test
 * environment provides says which one is active.
 * @param idOf the id of each mutant
 */
export function withSqlMutants(
  source: string,
  mutants: readonly SqlMutant[],
  idOf: (mutant: SqlMutant) => string,
): string {
  const isInside = (inner: Range, outer: Range) =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  const ranges = mutants
    .map(({ within }) => rangeOf(within))
    .filter((range, position, all) => all.findIndex(isSame(range)) === position);
  const write = (range: Range): string => {
    const inside = ranges.filter((each) => isInside(each, range));
    const next = inside.filter((each) => !inside.some((other) => isInside(each, other)));
    let text = '';
    let position = range.start;
    for (const each of next.toSorted((one, other) => one.start - other.start)) {
      text += `${source.slice(position, each.start)}${write(each)}`;
      position = each.end;
    }
    text += source.slice(position, range.end);
    for (const mutant of mutants.filter(({ within }) => isSame(range)(within))) {
      const { start, end, replacement } = mutant;
      const changed = `${source.slice(range.start, start)}${replacement}${source.slice(end, range.end)}`;
      text = `(isMutant('${idOf(mutant)}') ? ${changed} : ${text})`;
    }
    return text;
  };
  return `${write({ start: 0, end: source.length })}${SWITCH}`;
}
