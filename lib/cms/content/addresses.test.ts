import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { GERMANY, HOUR } from '@/lib/cms/visibility/visibility.fixture';
import { alternatesOf } from '@/lib/shop/routes/alternates';
import { addressesOf } from './addresses.server';
import { entry, SHAPE } from './content.fixture.server';
import { withEntries } from './content-stand-in.fixture';
import { node, siteOf } from './site.fixture.server';

const iso = (hours: number) => new Date(GERMANY.now + hours * HOUR).toISOString();
const redirect = (from: string, fields: Readonly<Record<string, unknown>>) =>
  entry(`from-${from}`, 'redirect', { from: `/${from}`, project: 'hgg', to: '/neu', ...fields });

const PAGES = ['hosen', 'jacken', 'hemden', 'schuhe', 'socken', 'mode', 'hallo'];
const NODES = PAGES.map((id) => node(id));
const { visible } = siteOf(NODES);

withEntries([
  ...NODES,
  redirect('jacken', { countries: 'AT' }),
  redirect('Hemden', { countries: 'CH; CZ' }),
  redirect('schuhe', { countries: 'FR', startDateTime: iso(1) }),
  redirect('socken', { countries: 'FR', endDateTime: iso(-1) }),
  redirect('mode', { countries: 'GB', startDateTime: iso(-1), endDateTime: iso(1) }),
  redirect('hallo', { countries: 'AT', to: 'https://other.example' }),
]);
withEnvironment();

/** Markets that are missing from a page's `hreflang` links. */
async function missingFor(page: string): Promise<string[]> {
  const found = [...visible.values()].find(({ id }) => id === page);
  if (!found) throw new Error(`no page ${page}`);
  const addresses = await addressesOf(found, SHAPE, GERMANY);
  const { redirectedIn: _, ...everywhere } = addresses;
  const named = new Set(alternatesOf('hgg', addresses).map(({ hreflang }) => hreflang));
  return alternatesOf('hgg', everywhere)
    .map(({ hreflang }) => hreflang)
    .filter((hreflang) => !named.has(hreflang));
}

test.each([
  ['hosen', []],
  ['jacken', ['de-AT']],
  ['hemden', ['de-CH', 'fr-CH', 'cs-CZ']],
  ['schuhe', []],
  ['socken', []],
  ['mode', ['en-GB']],
  ['hallo', ['de-AT']],
])(
  'RTE-10: hreflang of /%s leaves out the markets that are redirected: %j',
  async (page, markets) => {
    expect((await missingFor(page)).toSorted()).toEqual(markets.toSorted());
  },
);
