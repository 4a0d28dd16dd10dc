import { eq, type GetColumnData, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Compares a column with a constant that stands in the statement itself. The shop's statements have
 * generic plans, which know no parameter's value: a partial index (`WHERE status = 'open'`) serves them
 * only if they name its condition literally.
 * @param value a constant of the code
 */
export const eqLiteral = <Column extends AnyPgColumn>(
  column: Column,
  value: GetColumnData<Column, 'raw'>,
): SQL => eq(column, value).inlineParams();
