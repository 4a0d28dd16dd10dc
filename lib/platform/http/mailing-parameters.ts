/** Parameters by which a mailing names its recipient; only mailings to customers have the rest. */
const OF_CUSTOMERS = ['llid', 'cid', 'confirm', 'sc_customer'] as const;

/**
 * What the page's address says of the mailing that led there, for the payload of a call: `uid`, and
 * with `euid` what only mailings to customers carry. Parameters that are missing are left out.
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
