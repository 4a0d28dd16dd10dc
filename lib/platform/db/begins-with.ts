import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** After every text with this beginning, in the order of bytes. */
const LAST_LETTER = '\u{10FFFF}';

/**
 * Whether a text begins with another, by an index ordered by bytes: the plan of a statement does not know
 * its parameters, and uses an index for this comparison, but not for LIKE.
 */
export const beginsWith = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} COLLATE "C" >= ${beginning} AND ${text} COLLATE "C" < ${beginning + LAST_LETTER})`;
