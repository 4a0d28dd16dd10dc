import type { ImportFailure } from './import-failure';

/** A row of a file before it is validated, in the shape of an article. */
export type RawRow =
  | {
      ok: true;
      line: number;
      input: Readonly<Record<string, unknown>>;
      /** Name of a path in the file, for messages. */
      columnOf: (path: readonly PropertyKey[]) => string;
      /** Fields that vary within an article in such files; those of its first row count. */
      varying?: ReadonlySet<string>;
    }
  | {
      ok: false;
      line: number;
      failures: ImportFailure[];
      /** SKUs that the row names; `null` if that cannot be told. */
      skus: string[] | null;
    };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; `undefined` where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}
