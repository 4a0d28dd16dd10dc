import { eq, type GetColumnData, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Compares a column with a constant that is written into the statement. Generic plans do not know
 * the values of parameters, so a partial index (`WHERE status = 'open'`) is used only if the
 * statement contains its condition literally.
 * @param value a constant in the code
 */
export const eqLiteral = <Column extends AnyPgColumn>(
  column: Column,
  value: GetColumnData<Column, 'raw'>,
): SQL => eq(column, value).inlineParams();
