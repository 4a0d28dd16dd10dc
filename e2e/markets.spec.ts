import { expect } from '@playwright/test';
import { sendRequest, type Project } from './hosts';
import { test } from './hydrated-page';

/** The markets, repeated here so that the test does not depend on the shop's own list. */
const EU = [
  'BE',
  'BG',
  'CY',
  'DK',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];
const HOME = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'pl-PL', 'nl-NL', 'fr-FR'];
const inEnglish = (countries: string[]) => countries.map((country) => `en-${country}`);

const MARKETS: Record<Project, string[]> = {
  hgg: [...HOME, ...inEnglish([...EU, 'GB', 'NO', 'US', 'CA'])],
  hrm: [...HOME, ...inEnglish(EU)],
  eck: ['de-DE', 'de-AT', 'de-CH', 'fr-CH'],
};

const CURRENCIES: Record<string, string> = {
  CZ: 'CZK',
  PL: 'PLN',
  US: 'USD',
  CA: 'USD',
  CH: 'CHF',
};

interface Props {
  locale: string;
  currency: string;
  messages: { language: string };
}

/** The data in a page for hydration. */
function propsOf(html: string): Props {
  const [, json = '{}'] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json).props.pageProps;
}

/** Internal paths that a page links to, except those of other languages. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/ hreflang=/i.test(tag))
    .map(([, href = '']) => href);

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link [^>]*hreflang="([^"]+)"/gi)].map(([, language]) => language);

for (const project of ['hgg', 'hrm', 'eck'] as const) {
  const host = `${project}.localhost`;

  test(`CTX-01, RTE-10: every market of ${project} has its language, currency, links and hreflang set`, async () => {
    test.setTimeout(180_000);
    for (const market of MARKETS[project]) {
      const [language = '', country = ''] = market.split('-');
      const locale = market.toLowerCase();
      const { status, body } = await sendRequest(host, `/${locale}`);
      expect.soft(status, market).toBe(200);
      const { messages, currency, locale: own } = propsOf(body);
      const expected = [language, CURRENCIES[country] ?? 'EUR', locale];
      expect.soft([messages.language, currency, own], market).toEqual(expected);
      expect.soft(body, market).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      const strays = linksOf(body).filter((href) => !/^\/([a-z]{2}-[a-z]{2})(\/|$)/.test(href));
      expect.soft(strays, market).toEqual([]);
      const foreign = linksOf(body).filter((href) => !href.startsWith(`/${locale}`));
      expect.soft(foreign, market).toEqual([]);
      const languages = alternatesOf(body);
      expect.soft(languages.sort(), market).toEqual([...MARKETS[project], 'x-default'].sort());
    }
  });

  test(`CTX-01: ${project} has no page for a country and language that it does not sell to`, async () => {
    const sold = MARKETS[project].map((market) => market.slice(3));
    const unknown = ['LI', 'GB', 'NO', 'US', 'CA', 'FR', 'PL', 'UA', 'JP', 'XX', 'UK', 'EU']
      .filter((country) => !sold.includes(country))
      .flatMap((country) => [`de-${country}`, `en-${country}`]);
    for (const pair of [...unknown, 'it-DE', 'xx-AT', 'de-de-de'])
      expect.soft((await sendRequest(host, `/${pair.toLowerCase()}`)).status, pair).toBe(404);
  });
}
