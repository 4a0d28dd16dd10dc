import { withParameters } from './with-parameters';

/**
 * Parameters that mean something else in another market, or nothing: prices and titles differ by currency
 * and language, the language is chosen anew, and secrets, messages and the id of a search are of this page.
 */
const OF_THIS_PAGE =
  /^(language|range\[priceMin\]|filters|filters\[(priceMin|categoryTitles|discountTier)\]|queryID|notice|error|success|token|crm_mail_activator|order)$/;

/** Names a recipient of mailings together with `euid`; alone it is the secret link to somebody's return. */
const RECIPIENT = 'uid';

/**
 * A page's address in another market, with every parameter that means the same there: what is looked for,
 * filters by keys and sizes, an article's colour and size, and those of a campaign.
 * @param path of the page there; its own parameters win
 * @param search of the present address
 */
export function withPageState(path: string, search: string): string {
  const present = new URLSearchParams(search);
  const kept = [...present].filter(
    ([name]) => !OF_THIS_PAGE.test(name) && (name !== RECIPIENT || present.has('euid')),
  );
  return withParameters(path, kept);
}
