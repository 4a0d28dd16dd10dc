/** No third party is contacted: the consent tests intercept requests to both. */
export const THIRD_PARTIES = {
  ERROR_REPORTING_STAGE: 'staging',
  ERROR_REPORTING_DSN: 'https://key@errors.example.com/1',
  PERSONALISATION_SCRIPT: 'https://personalisation.example.com/script.js',
};

/**
 * Settings of the shop for the browser tests. Each test is another visitor, by the header that a
 * proxy would set; and no page is revalidated by time, so only edges, publishes and pushes renew
 * it.
 */
export const SHOP_UNDER_TEST = { ...THIRD_PARTIES, TRUSTED_PROXIES: '1', CACHE_SECONDS: '3600' };
