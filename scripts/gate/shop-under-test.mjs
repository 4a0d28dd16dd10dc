/** Nobody is asked: the consent tests answer for both. */
export const THIRD_PARTIES = {
  ERROR_REPORTING_STAGE: 'staging',
  ERROR_REPORTING_DSN: 'https://key@errors.example.com/1',
  PERSONALISATION_SCRIPT: 'https://personalisation.example.com/script.js',
};

/**
 * What the browser tests expect of their shop. Each test is another visitor's, by the header that a
 * proxy would set; and no page is right again because its time was over: edges, publishes and pushes
 * alone renew it.
 */
export const SHOP_UNDER_TEST = { ...THIRD_PARTIES, TRUSTED_PROXIES: '1', CACHE_SECONDS: '3600' };
