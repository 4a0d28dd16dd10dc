/** One entry of a competition, or a registration for the early shop. */
export interface EntryRow {
  email: string;
  firstName: string;
  lastName: string;
  project: string;
  locale: string;
  isEvent: boolean;
  enteredAt: Date;
}

/**
 * Beginnings that spreadsheets interpret as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEAD = ['email', 'firstName', 'lastName', 'project', 'locale', 'isEvent', 'enteredAt'];

/** Entries as CSV (RFC 4180) without formulas. */
export function entriesCsv(rows: readonly EntryRow[]): string {
  const lines = rows.map(({ email, firstName, lastName, project, locale, isEvent, enteredAt }) =>
    [email, firstName, lastName, project, locale, String(isEvent), enteredAt.toISOString()]
      .map(cell)
      .join(','),
  );
  return [HEAD.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}
