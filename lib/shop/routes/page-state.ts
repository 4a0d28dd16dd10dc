import { withParameters } from './with-parameters';

/**
 * Parameters that are invalid in another market: prices and titles depend on currency and language,
 * and secrets, messages and search ids belong to this page.
 */
const OF_THIS_PAGE =
  /^(language|range\[priceMin\]|filters|filters\[(priceMin|categoryTitles|discountTier)\]|queryID|notice|error|success|token|crm_mail_activator|order)$/;

/**
 * Identifies a mailing's recipient together with `euid`; alone it is the secret link to a return.
 */
const RECIPIENT = 'uid';

/**
 * A page's address in another market, with all parameters that are valid there: search words,
 * filters by key and size, an article's colour and size, and campaign parameters.
 * @param path of the page there; its own parameters take precedence
 * @param search of the current address
 */
export function withPageState(path: string, search: string): string {
  const present = new URLSearchParams(search);
  const remaining = [...present].filter(
    ([name]) => !OF_THIS_PAGE.test(name) && (name !== RECIPIENT || present.has('euid')),
  );
  return withParameters(path, remaining);
}
