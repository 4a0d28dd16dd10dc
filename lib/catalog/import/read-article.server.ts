import type { z } from 'zod';
import type { ReadArticle } from './import-batch.server';
import { importedArticle } from './import-article.server';
import { shownValue, type ImportFailure } from './import-failure';

/** What a reader finds in a file: an article, or a row that is none. */
export type ReadRow =
  | ({ ok: true } & ReadArticle)
  | {
      ok: false;
      line: number;
      failures: ImportFailure[];
      /** SKUs that the row names; `null` if that cannot be told. */
      skus: string[] | null;
    };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}

/** Reasons in the words of files: zod describes a missing value by its type. */
function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  if (issue.code === 'unrecognized_keys') return `is unknown: ${issue.keys.join(', ')}`;
  return issue.message;
}

/** @param columnOf name of a path in the file */
export function failuresOf(
  line: number,
  error: z.ZodError,
  input: unknown,
  columnOf: (path: readonly PropertyKey[]) => string,
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
export function skusIn(input: unknown): string[] | null {
  const colours = valueAt(input, ['colours']);
  if (!Array.isArray(colours)) return null;
  const sizes = colours.flatMap((colour: unknown) => valueAt(colour, ['sizes']) ?? [null]);
  const skus = sizes.map((size: unknown) => valueAt(size, ['sku']));
  return skus.every((sku) => typeof sku === 'string') ? skus : null;
}

/** Validates one article. @param defaults for what the file leaves to the command line */
export function readArticle(line: number, input: unknown, shop: string | undefined): ReadRow {
  const isObject = typeof input === 'object' && input !== null;
  const given = isObject && shop !== undefined && !('shop' in input) ? { ...input, shop } : input;
  const { data, error } = importedArticle.safeParse(given);
  const failures = error
    ? failuresOf(line, error, given, (path) => path.map(String).join('.'))
    : [];
  if (!data || failures.length > 0) return { ok: false, line, failures, skus: skusIn(given) };
  const lineOf = new Map(data.colours.flatMap(({ sizes }) => sizes.map(({ sku }) => [sku, line])));
  return { ok: true, line, article: data, lineOf };
}
