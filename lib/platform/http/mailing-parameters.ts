/** Parameters that only mailings to customers carry. */
const OF_CUSTOMERS = ['llid', 'cid', 'confirm', 'sc_customer'] as const;

/**
 * Reads the parameters of the mailing that led to the page, for the payload of a request: `uid`,
 * and with `euid` those that only mailings to customers carry. Missing parameters are left out.
 * @param search query of the page, with or without `?`
 */
export function mailingParameters(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  if (!query.has('uid')) return {};
  const names = ['uid', ...(query.has('euid') ? OF_CUSTOMERS : [])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
