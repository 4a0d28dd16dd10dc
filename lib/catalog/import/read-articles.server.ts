import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { ReadArticle } from './import-batch.server';
import {
  importedArticle,
  type ImportedArticle,
  type ImportedColour,
} from './import-article.server';
import { shownValue, type ImportFailure } from './import-failure';
import { valueAt, type RawRow } from './raw-row';

/** What a file contains: an article, or a row that is none. */
export type ReadRow =
  | ({ ok: true; warnings: ImportFailure[] } & ReadArticle)
  | Extract<RawRow, { ok: false }>;

type ValidRaw = Extract<RawRow, { ok: true }>;
type Input = ValidRaw['input'];

/** Reasons in the words of files: zod describes a missing value by its type. */
function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  if (issue.code === 'unrecognized_keys') return `is unknown: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type') return `is no ${issue.expected}`;
  return issue.message;
}

export function failuresOf(
  { line, input, columnOf }: ValidRaw,
  error: z.ZodError,
): ImportFailure[] {
  return error.issues.map((issue) => {
    const value = valueAt(input, issue.path);
    return {
      line,
      column: columnOf(issue.path),
      value: value === undefined ? '' : shownValue(value),
      reason: reasonOf(issue, value),
    };
  });
}

/** SKUs anywhere in a row that may be invalid otherwise. */
function skusIn(input: Input): string[] | null {
  const { colours } = input;
  if (!Array.isArray(colours)) return null;
  const sizes = colours.flatMap((colour: unknown) => valueAt(colour, ['sizes']) ?? [null]);
  const skus = sizes.map((size: unknown) => valueAt(size, ['sku']));
  return skus.every((sku) => typeof sku === 'string') ? skus : null;
}

/** Rows of an article that follow each other. */
interface Group {
  key: string;
  line: number;
  /** Fields of the article itself, as its first row has them. */
  shared: Input;
  article: ImportedArticle;
  lineOf: Map<string, number>;
  warnings: ImportFailure[];
}

const keyOf = (input: Input) => `${String(input['shop'])}/${String(input['article'])}`;

const withoutColours = ({ colours: _, ...shared }: Input): Input => shared;

/** Fields in which a row contradicts the first one of its article. */
function contradictions(
  { line, input, columnOf }: ValidRaw,
  group: Group,
): (ImportFailure & {
  field: string;
})[] {
  return Object.entries(withoutColours(input)).flatMap(([field, value]) =>
    group.shared[field] === undefined || isDeepStrictEqual(value, group.shared[field])
      ? []
      : [
          {
            field,
            line,
            column: columnOf([field]),
            value: shownValue(value),
            reason: `differs from line ${group.line}, which is of the same article`,
          },
        ],
  );
}

const asFailure = ({ line, column, value, reason }: ImportFailure): ImportFailure => ({
  line,
  column,
  value,
  reason,
});

const isSameColour = (one: ImportedColour, other: ImportedColour) =>
  one.code === other.code && isDeepStrictEqual(one.name, other.name);

function addColours(article: ImportedArticle, colours: readonly ImportedColour[]): void {
  for (const colour of colours) {
    const known = article.colours.find((each) => isSameColour(each, colour));
    if (known) known.sizes.push(...colour.sizes);
    else article.colours.push(colour);
  }
}

const skusOf = (colours: readonly ImportedColour[]) =>
  colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));

function repeatsOf(
  { line, columnOf }: ValidRaw,
  colours: readonly ImportedColour[],
  lineOf: ReadonlyMap<string, number>,
) {
  const skus = skusOf(colours);
  return skus.flatMap((sku, at) => {
    const first = lineOf.get(sku) ?? (skus.indexOf(sku) < at ? line : undefined);
    if (first === undefined) return [];
    const reason = `occurs twice, first in line ${first}`;
    return [{ line, column: columnOf(['colours', 0, 'sizes', 0, 'sku']), value: sku, reason }];
  });
}

/** Groups rows into articles. */
class Grouper {
  private group: Group | null = null;
  private readonly defaults: Input;

  constructor(defaults: Input) {
    this.defaults = defaults;
  }

  *add(given: RawRow): Generator<ReadRow> {
    if (!given.ok) {
      yield given;
      return;
    }
    const input = { ...this.defaults, ...given.input };
    if (this.group && this.group.key !== keyOf(input)) yield* this.end();
    const { group } = this;
    const different = group ? contradictions(given, group) : [];
    const isVarying = ({ field }: { field: string }) => given.varying?.has(field) === true;
    const own = Object.entries(given.input).filter(
      ([field]) => !group || !given.varying?.has(field),
    );
    const raw = {
      ...given,
      input: group ? { ...group.shared, ...Object.fromEntries(own) } : input,
    };
    const { data, error } = importedArticle.safeParse(raw.input);
    const failures = [
      ...(error ? failuresOf(raw, error) : []),
      ...different.filter((each) => !isVarying(each)),
      ...(data ? repeatsOf(raw, data.colours, group?.lineOf ?? new Map()) : []),
    ].map(asFailure);
    if (!data || failures.length > 0)
      yield { ok: false, line: given.line, failures, skus: skusIn(raw.input) };
    else this.join(raw, data, different.filter(isVarying).map(asFailure));
  }

  private join(
    { line, input }: ValidRaw,
    article: ImportedArticle,
    warnings: readonly ImportFailure[],
  ): void {
    const lines = skusOf(article.colours).map((sku) => [sku, line] as const);
    if (this.group) {
      addColours(this.group.article, article.colours);
      this.group.warnings.push(...warnings);
      for (const [sku, at] of lines) this.group.lineOf.set(sku, at);
      return;
    }
    const shared = withoutColours(input);
    const key = keyOf(input);
    this.group = { key, line, shared, article, lineOf: new Map(lines), warnings: [...warnings] };
  }

  *end(): Generator<ReadRow> {
    const { group } = this;
    this.group = null;
    if (!group) return;
    const { line, article, lineOf, warnings } = group;
    yield { ok: true, line, article, lineOf, warnings };
  }
}

/**
 * Validates rows and joins those of an article that follow each other: all but the first may leave
 * out what is the same for the whole article.
 * @param defaults fields for rows without them, such as the shop
 */
export async function* readArticles(
  rows: AsyncIterable<RawRow>,
  defaults: Input = {},
): AsyncGenerator<ReadRow> {
  const grouper = new Grouper(defaults);
  for await (const row of rows) yield* grouper.add(row);
  yield* grouper.end();
}
