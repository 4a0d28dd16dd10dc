import { expect } from '@playwright/test';
import { sendRequest, type Project } from './hosts';
import { test } from './own-address';
import { firstOf, isWhole } from '@/scripts/testing/combinations';

const port = process.env.PORT ?? '3000';
const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];
const MARKETS: Record<Project, number> = { hgg: 33, hrm: 29, eck: 4 };

const host = (project: Project) => `${project}.localhost`;
const origin = (project: Project) => `http://${project}.localhost:${port}`;
const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, text = '']) => text);
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

interface Entry {
  loc: string;
  lastmod: string | undefined;
  alternates: ReadonlyMap<string, string>;
  pictures: readonly string[];
}

function entriesOf(xml: string): Entry[] {
  return all(xml, /<url>(.*?)<\/url>/g).map((url) => ({
    loc: all(url, /<loc>(.*?)<\/loc>/g)[0] ?? '',
    lastmod: all(url, /<lastmod>(.*?)<\/lastmod>/g)[0],
    alternates: new Map(
      [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => [
        tag,
        href,
      ]),
    ),
    pictures: all(url, /<image:loc>(.*?)<\/image:loc>/g),
  }));
}

async function sitemapsOf(project: Project): Promise<string[]> {
  const { status, headers, body } = await sendRequest(host(project), '/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  return all(body, /<loc>(.*?)<\/loc>/g);
}

async function entriesAt(project: Project, address: string): Promise<Entry[]> {
  // Reading a large sitemap takes longer than the shop keeps an idle connection.
  const headers = { connection: 'close' };
  const { status, body } = await sendRequest(host(project), pathOf(address), { headers });
  expect(status, address).toBe(200);
  expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  expect(body.endsWith('</urlset>\n'), address).toBe(true);
  return entriesOf(body);
}

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** The gate reads the pages of every market, and the articles of four. */
const readFiles = (files: readonly string[]) => [
  ...files.filter((file) => file.endsWith('/pages.xml')),
  ...firstOf(
    files.filter((file) => !file.endsWith('/pages.xml')),
    4,
  ),
];

// hgg sells in every market that another shop sells in; eck has languages of one country.
for (const project of firstOf<Project>(['hgg', 'eck', 'hrm'], 2))
  test(`RTE-10: ${project}: sitemaps list pages and articles of every market, with their own URLs and mutual alternates`, async () => {
    test.setTimeout(480_000);
    const files = await sitemapsOf(project);
    expect(files.filter((file) => file.endsWith('/pages.xml'))).toHaveLength(MARKETS[project]);
    expect(files.filter((file) => file.endsWith('/articles-1.xml'))).toHaveLength(MARKETS[project]);
    // Collected, because an assertion for each of tens of thousands of entries takes minutes.
    const faults: string[] = [];
    const entries = new Map<string, Entry>();
    const read = readFiles(files);
    for (const file of read) {
      expect(file.startsWith(`${origin(project)}/sitemap/`)).toBe(true);
      for (const entry of await entriesAt(project, file)) {
        if (entries.has(entry.loc)) faults.push(`${entry.loc}: listed twice`);
        if (file.endsWith('/articles-1.xml') && entry.pictures.length === 0)
          faults.push(`${entry.loc}: no picture`);
        entries.set(entry.loc, entry);
      }
    }
    expect(entries.size).toBeGreaterThan(MARKETS[project] * 50);
    const addresses = new Map(
      [...entries].map(([loc, { alternates }]) => [loc, new Set(alternates.values())]),
    );
    for (const { loc, alternates, lastmod } of entries.values()) {
      if (!lastmod || Date.parse(lastmod) > Date.now()) faults.push(`${loc}: lastmod ${lastmod}`);
      if (!addresses.get(loc)?.has(loc)) faults.push(`${loc}: not among its alternates`);
      for (const [tag, href] of alternates) {
        const others = addresses.get(href);
        if (!others) {
          // An article's other markets may be in files that the gate does not read.
          if (read.length === files.length || !href.includes('/p/'))
            faults.push(`${loc}: ${tag} ${href} is in no sitemap`);
        } else if (tag !== 'x-default' && !others.has(loc))
          faults.push(`${loc}: ${href} does not name it`);
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

/** The crawl checks the same on pages of the three shops, in other markets (`crawl.spec.ts`). */
const REQUESTED = firstOf<[Project, string]>(
  [
    ['hgg', 'de-de'],
    ['hgg', 'en-ie'],
    ['hrm', 'pl-pl'],
    ['eck', 'fr-ch'],
    ['hgg', 'pl-pl'],
    ['hrm', 'de-de'],
    ['hrm', 'en-ie'],
    ['eck', 'de-de'],
  ],
  1,
);

test('RTE-10: pages in the sitemaps are their own canonical', async () => {
  test.setTimeout(480_000);
  for (const [project, market] of REQUESTED) {
    const pages = await entriesAt(project, `${origin(project)}/sitemap/${market}/pages.xml`);
    const articles = await entriesAt(
      project,
      `${origin(project)}/sitemap/${market}/articles-1.xml`,
    );
    const some = pages.filter((_, at) => isWhole() || at % 3 === 0);
    for (const { loc } of [...some, ...articles.slice(0, 5)]) {
      const { status, body } = await sendRequest(host(project), pathOf(loc));
      expect.soft([status, canonicalIn(body)], loc).toEqual([200, loc]);
      expect.soft(body.includes('content="noindex'), loc).toBe(false);
    }
  }
});

test('RTE-10: missing sitemaps are not found, and other methods are rejected', async () => {
  for (const path of [
    '/sitemap/de-de/articles-2.xml',
    '/sitemap/xx-xx/pages.xml',
    '/sitemap/de-de/x',
    '/sitemap/en-de/pages.xml',
    '/sitemap/de-de/pages.xml/x',
  ])
    expect.soft((await sendRequest('hgg.localhost', path)).status, path).toBe(404);
  expect((await sendRequest('hgg.localhost', '/sitemap.xml', { method: 'POST' })).status).toBe(405);
  expect((await sendRequest('other.localhost', '/sitemap.xml')).status).toBe(404);
});

test('RTE-10: robots.txt contains the sitemap of its host, and none on an unknown host', async () => {
  for (const project of PROJECTS) {
    const { status, body, headers } = await sendRequest(host(project), '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${origin(project)}/sitemap.xml`);
    expect(body).toContain('Disallow: /*/checkout');
  }
  expect((await sendRequest('other.localhost', '/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});

interface Item {
  '@type': string;
  [name: string]: unknown;
}
function structureOf(html: string): Item[] {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

test('RTE-10: a home page describes the seller, and the search if there is one', async () => {
  for (const project of PROJECTS) {
    const { body } = await sendRequest(host(project), '/de-de');
    const items = structureOf(body);
    const shop = items.find((item) => item['@type'] === 'OnlineStore');
    expect(shop).toMatchObject({ url: `${origin(project)}/`, name: expect.any(String) });
    expect((await sendRequest(host(project), pathOf(String(shop?.['logo'])))).status).toBe(200);
    const site = items.find((item) => item['@type'] === 'WebSite');
    const target = { urlTemplate: `${origin(project)}/de-de/search?query={search_term_string}` };
    expect(site?.['potentialAction']).toEqual(
      project === 'eck'
        ? undefined
        : expect.objectContaining({ target: expect.objectContaining(target) }),
    );
  }
  const { body } = await sendRequest('hgg.localhost', '/de-de/hemden');
  const trail = structureOf(body).find((item) => item['@type'] === 'BreadcrumbList');
  expect(trail?.['itemListElement']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ position: 1, item: `${origin('hgg')}/de-de` }),
    ]),
  );
});

test('RTE-10: a filtered list is not indexed and has no other canonical', async () => {
  const { status, body } = await sendRequest(
    'hgg.localhost',
    '/de-de/hemden?sortBy=priceAsc&page=2',
    {
      headers: { accept: 'text/html' },
    },
  );
  expect(status).toBe(200);
  expect(canonicalIn(body)).toBeUndefined();
  expect(body.includes('<meta name="robots" content="noindex, follow"')).toBe(true);
});

test('RTE-10: page 2 of a list is indexed at its own URL, and only lists have pages', async () => {
  const headers = { accept: 'text/html' };
  for (const [path, canonical] of [
    ['/de-de/hemden?page=2', '/de-de/hemden?page=2'],
    ['/de-de/hemden?page=1', '/de-de/hemden'],
    ['/de-de/kontakt?page=2', '/de-de/kontakt'],
  ] as const) {
    const { status, body } = await sendRequest('hgg.localhost', path, { headers });
    expect.soft(status, path).toBe(200);
    expect.soft(canonicalIn(body), path).toBe(`${origin('hgg')}${canonical}`);
    expect.soft(body.includes('content="noindex'), path).toBe(false);
  }
});

test('RTE-10: editors’ redirects work, permanent and temporary, in every language', async () => {
  const follow = async (path: string) => {
    const { status, headers } = await sendRequest('hgg.localhost', path);
    return [status, headers.location];
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await follow('/de-de/katalog/lange-hemden')).toEqual([308, '/de-de/hemden']);
    expect(await follow('/de-at/kundendienst')).toEqual([307, '/de-at/kontakt']);
  }
  expect((await sendRequest('hrm.localhost', '/de-de/kundendienst')).status).toBe(404);
});

test('RTE-10: pages that editors hide from search engines are marked and in no sitemap', async () => {
  const { body: sitemap } = await sendRequest('hgg.localhost', '/sitemap/de-de/pages.xml');
  expect(sitemap).toContain(`${origin('hgg')}/de-de/kontakt<`);
  for (const path of ['/nichts-gefunden', '/bestaetigt', '/newsletter-bestaetigt', '/bausteine']) {
    expect(sitemap).not.toContain(path);
    const { status, body } = await sendRequest('hgg.localhost', `/de-de${path}`);
    expect.soft(status, path).toBe(200);
    expect.soft(body.includes('<meta name="robots" content="noindex, follow"'), path).toBe(true);
    expect.soft(body.includes('<link rel="alternate" hrefLang'), path).toBe(false);
  }
});

test('RTE-10: a redirect keeps unused parameters, in this shop only', async () => {
  const follow = async (path: string) =>
    (await sendRequest('hgg.localhost', path)).headers.location;
  const campaign = 'utm_source=mail&gclid=Ab1';
  for (const [path, target] of [
    [`/de-de/katalog/lange-hemden?${campaign}`, `/de-de/hemden?${campaign}`],
    [`/de-at/kundendienst?_gl=1*x`, `/de-at/kontakt?_gl=1*x`],
    [`/de-de/katalog/lange-hemden?page=2&${campaign}`, `/de-de/hemden?page=2&${campaign}`],
    [`/de-de/hemden?page=999&${campaign}`, expect.stringContaining(campaign)],
    [`/de-de/search?query=versand&${campaign}`, expect.stringMatching(/^\/de-de\/.*gclid=Ab1$/)],
    [
      `/de-de/search?query=20310000&${campaign}`,
      expect.stringMatching(/^\/de-de\/p\/.*gclid=Ab1$/),
    ],
    [`/de-de/search?query=qqxqqx&${campaign}`, expect.stringMatching(/^\/de-de\/.*gclid=Ab1/)],
    [`/hemden?${campaign}`, `/de-de/hemden?${campaign}`],
    [`/de-de/Hemden?${campaign}`, `/de-de/hemden?${campaign}`],
    [`/?${campaign}`, `/de-de?${campaign}`],
    [`/studio?${campaign}`, `/api/editor/open?next=${encodeURIComponent(`/studio?${campaign}`)}`],
  ] as const)
    expect(await follow(path), path).toEqual(target);
});

test('RTE-10: a URL in capitals, or without a locale, redirects to its page', async () => {
  const follow = async (path: string, language = 'de') => {
    const accept = { 'accept-language': language };
    const { status, headers } = await sendRequest('hgg.localhost', path, { headers: accept });
    return [status, headers.location];
  };
  for (const [path, target] of [
    ['/DE-DE', '/de-de'],
    ['/de-de/Hemden', '/de-de/hemden'],
    ['/de-de/KATALOG/Lange-Hemden', '/de-de/katalog/lange-hemden'],
    ['/hemden', '/de-de/hemden'],
    ['/Hemden', '/de-de/hemden'],
    ['/checkout/cart', '/de-de/checkout/cart'],
    ['/kundendienst', '/de-de/kundendienst'],
  ])
    expect(await follow(path ?? ''), path).toEqual([308, target]);
  // A path of German words is a German page, whatever the browser prefers.
  expect(await follow('/hemden', 'fr-CH')).toEqual([308, '/de-ch/hemden']);
  expect(await follow('/account/LoginData', 'fr-CH')).toEqual([307, '/fr-ch/account/LoginData']);
  for (const path of ['/api/nope', '/favicon.png', '/_next/nope', '/nope', '/de-de-de/nope'])
    expect((await follow(path))[0], path).toBe(404);
});
