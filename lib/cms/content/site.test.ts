import { emptyFooter } from '@/lib/cms/layout/footer-content';
import { navigationTree } from '@/lib/cms/layout/server-only-content';
import { GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import { treeLife } from './carried-navigation.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { entry, entryLink } from './content.fixture.server';
import { below, HOSTING, node, outline, siteDocuments, siteOf } from './site.fixture.server';
import { brokenNodesAt, headerRegion, cachedSite, nodeAt, resolveSite } from './site.server';

// The footer's payment logos are those of the shop's settings.
withEnvironment();

const iso = (instant: number) => new Date(instant).toISOString();
const frame = (...given: Parameters<typeof siteOf>) => siteOf(...given).frame;
const navigation = (...nodes: RawEntry[]) => outline(siteOf(nodes).tree);

describe('the navigation', () => {
  test('CMS-01: is the tree of nodes, in the editor’s order', () => {
    expect(
      navigation(
        node('a', { sort: 2 }),
        node('b', { sort: 1 }),
        node('c', { ...below('a'), sort: 5 }),
        node('d', { ...below('a'), sort: 4 }),
        node('e', below('d')),
      ),
    ).toBe('B A(D(E) C)');
  });

  test('CMS-01: leaves out unlisted nodes and moves their children up', () => {
    expect(navigation(node('a', { showInNavigation: false }), node('b', below('a')))).toBe('B');
    expect(navigation(node('b', below('gone')))).toBe('B');
  });

  test('CMS-03: shows an item only in its countries', () => {
    const nodes = [node('a', { countries: 'at;CH' }), node('b')];
    expect(outline(siteOf(nodes).tree)).toBe('B');
    const austria = { ...GERMANY, locale: { ...GERMANY.locale, territory: 'AT' } };
    expect(outline(siteOf(nodes, austria).tree)).toBe('A B');
  });

  test('CMS-01: loses no item to cycles of parents', () => {
    expect(navigation(node('a', below('b')), node('b', below('a')), node('c'))).toBe('C A(B)');
    expect(navigation(node('a', below('a')))).toBe('A');
  });

  test('CMS-01: links to the visitor’s locale', () => {
    const [first] = siteOf([node('a')]).tree;
    expect(first?.link).toEqual({ href: '/de-de/a', opens: 'page' });
  });
});

describe('the navigation in a page’s props', () => {
  const nodes = [node('a'), node('b', below('a'))];
  const carried = (...entries: RawEntry[]) => siteOf(entries).frame.navigation;

  test('NAV-07: is its top, while the server renders the page with the whole tree', () => {
    const navigation = carried(...nodes);
    expect(outline(navigationTree.of(navigation) ?? [])).toBe('A(B)');
    const sent: unknown = JSON.parse(JSON.stringify(navigation));
    expect(sent).toEqual({ heads: navigation.heads, address: navigation.address });
    expect(navigation.heads.map(({ id }) => id)).toEqual(['a']);
  });

  test('NAV-07: names the tree by its content, for one locale', () => {
    const { address } = carried(...nodes);
    expect(address).toMatch(/^\/api\/navigation\?locale=de-de&version=[\w-]{12}$/);
    expect(carried(...nodes).address).toBe(address);
    expect(carried(node('a'), node('b', { ...below('a'), name: 'C' })).address).not.toBe(address);
  });
});

describe('ED-01: a tree may be cached', () => {
  const DAY = 86_400;
  const shop = (fields = {}) => siteOf([node('a', fields), node('b')]);
  const { address } = shop().frame.navigation;

  test('for a day, and never past the instant at which a node appears or disappears', () => {
    expect(treeLife(shop(), address, NOON)).toBe(DAY);
    const ending = shop({ endDateTime: iso(NOON + HOUR) });
    expect(treeLife(ending, address, NOON)).toBe(HOUR / 1000);
    expect(treeLife(ending, address, NOON + HOUR - 1_001)).toBe(1);
    expect(treeLife(ending, address, NOON + HOUR - 999)).toBe(0);
  });

  test.each(['', '/api/navigation?locale=de-de', '/api/navigation?locale=de-de&version=older'])(
    'only under its own address, not under %j',
    (other) => expect(treeLife(shop(), other, NOON)).toBe(0),
  );
});

test('NAV-15: the footer lists the nodes that may be visited, in the editor’s order', () => {
  const nodes = [node('a'), node('b', { countries: 'AT' }), node('c', { showInNavigation: false })];
  const footerNodes = ['c', 'b', 'gone', 'a'].map(entryLink);
  const { footer } = frame(nodes, GERMANY, { footerNodes, legalNodes: [entryLink('b')] });
  expect(footer.serviceLinks.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(footer.legalLinks).toEqual([]);
});

test('NAV-15, NAV-16: the footer shows the project’s entry without invalid parts', () => {
  const parts = [
    entry('phone', 'hotline', { label: 'Beratung', number: '+49 89 1234 560' }),
    entry('bad-phone', 'hotline', { label: 'Beratung', number: 'javascript:alert(1)' }),
    entry('instagram', 'socialLink', { network: 'Instagram', link: 'https://example.com/i' }),
    entry('script', 'socialLink', { network: 'Facebook', link: 'javascript:alert(1)' }),
    entry('house', 'serviceStore', {
      name: 'Haus',
      address: 'Tal 27',
      latitude: 48.1,
      longitude: 11.5,
    }),
  ];
  const settings = {
    hotlines: [entryLink('phone'), entryLink('bad-phone')],
    socialLinks: [entryLink('instagram'), entryLink('script')],
    paymentMethods: ['Visa'],
    newsletterLink: 'node_a',
    serviceStore: [entryLink('house')],
  };
  const { nodes, settings: own } = siteDocuments([node('a')], settings);
  const known = { ...own.entries, ...Object.fromEntries(parts.map((each) => [each.sys.id, each])) };
  const { footer } = resolveSite(
    { nodes, settings: { ...own, entries: known } },
    GERMANY,
    HOSTING,
  ).frame;
  expect(footer.hotlines.map(({ id }) => id)).toEqual(['phone']);
  expect(footer.social.map(({ id }) => id)).toEqual(['instagram']);
  expect(footer.newsletter?.link).toEqual({ href: '/de-de/a', opens: 'page' });
  expect(footer.payments).toEqual(['Visa']);
  expect(footer.store).toMatchObject({ name: 'Haus', mapHeight: 220, nativeMarker: false });
  expect(footer.mapTiles).toEqual(HOSTING.mapTiles);
});

test.each([
  ['DE', 'EUR', ['Visa', 'PayPal', 'Amazon Pay', 'Klarna', 'SEPA', 'invoice']],
  ['CH', 'EUR', ['Visa', 'PayPal', 'Amazon Pay', 'SEPA', 'invoice']],
  ['CZ', 'CZK', ['Visa', 'Klarna']],
  ['US', 'USD', ['Visa', 'Amazon Pay']],
] as const)(
  'NAV-15: the footer in %s, which pays in %s, shows the payment methods %j',
  (territory, currency, shown) => {
    const paymentMethods = ['Visa', 'PayPal', 'Amazon Pay', 'Klarna', 'SEPA', 'invoice'];
    const documents = siteDocuments([node('a')], {
      paymentMethods,
      payPalExpressCountries: 'DE;AT;CH',
    });
    const place = { ...GERMANY, currency, locale: { ...GERMANY.locale, territory } };
    expect(resolveSite(documents, place, HOSTING).frame.footer.payments).toEqual(shown);
  },
);

test('a project without its own entry still has header and footer', () => {
  expect(frame([node('a')])).toMatchObject({
    projectName: 'hgg',
    footer: emptyFooter,
    home: { href: '/de-de' },
    homeLink: { href: '/de-de' },
  });
  expect(headerRegion(siteOf([]))).toEqual([]);
});

test('ED-01: the frame changes with the first node that appears or disappears', () => {
  const nodes = [
    node('a', { endDateTime: iso(NOON + 2 * HOUR) }),
    node('b', { startDateTime: iso(NOON + HOUR) }),
    node('c', { startDateTime: iso(NOON + 1), countries: 'AT' }),
  ];
  expect(siteOf(nodes).validUntil).toBe(NOON + HOUR);
  expect(siteOf([node('a')]).validUntil).toBeNull();
});

describe('ED-01: a site is resolved once', () => {
  const documents = siteDocuments([node('a', { endDateTime: iso(NOON + HOUR) }), node('b')], {});
  const at = (now: number, given = documents) => cachedSite(given, { ...GERMANY, now }, HOSTING);

  test('until a node appears or disappears, to the millisecond', () => {
    const site = at(NOON);
    expect(at(NOON + HOUR - 1)).toBe(site);
    expect(outline(site.tree)).toBe('A B');
    expect(outline(at(NOON + HOUR).tree)).toBe('B');
    expect(outline(at(NOON).tree)).toBe('A B');
  });

  test('for each locale, and again for each response of the content API', () => {
    const site = at(NOON);
    expect(at(NOON, { ...documents, settings: siteDocuments([], {}).settings })).not.toBe(site);
    const austria = { ...GERMANY.locale, segment: 'de-at', territory: 'AT' };
    const elsewhere = cachedSite(documents, { ...GERMANY, locale: austria }, HOSTING);
    expect(elsewhere.tree[0]?.link?.href).toBe('/de-at/a');
    expect(at(NOON).tree[0]?.link?.href).toBe('/de-de/a');
  });
});

test('ED-02: a node that can never be visited gives its reason at the path it claims, and only there', () => {
  const shop = siteOf([node('n', { path: '/sale', name: undefined })]);
  expect(brokenNodesAt(shop, '/sale')).toEqual([
    { id: 'n', type: 'node', path: 'n', reason: { kind: 'missing', fields: ['name'] }, issues: [] },
  ]);
  expect(brokenNodesAt(shop, '/')).toEqual([]);
});

describe('the node at a path', () => {
  const winter = node('winter', { path: '/sale', endDateTime: iso(NOON) });
  const summer = node('summer', { path: '/sale', startDateTime: iso(NOON) });
  const found = (path: string, now = NOON) =>
    nodeAt(siteOf([winter, summer]), path, { ...GERMANY, now })?.id;

  test('CMS-02: is the one that can be visited now', () => {
    expect([found('/sale', NOON - 1), found('/sale', NOON)]).toEqual(['winter', 'summer']);
  });

  test('ED-02: is one that cannot be visited if there is no other, so that its reason can be shown', () => {
    expect(nodeAt(siteOf([winter]), '/sale', GERMANY)?.id).toBe('winter');
  });

  test.each(['/', '/sale/', '/Sale', '/sale/..', '', '/constructor', '/'.repeat(8_000)])(
    'does not exist at %.20s',
    (path) => expect(found(path)).toBeUndefined(),
  );
});

describe('texts of editors have no ß in the Swiss market', () => {
  const swiss = {
    ...GERMANY,
    locale: { segment: 'de-ch', language: 'de', territory: 'CH' },
  } as const;
  const nodes = [node('a', { name: 'Große Größen' })];

  test('in the navigation', () => {
    expect(outline(siteOf(nodes).tree)).toBe('Große Größen');
    expect(outline(siteOf(nodes, swiss).tree)).toBe('Grosse Grössen');
  });

  test('in the node from which a page takes its title', () => {
    expect(nodeAt(siteOf(nodes), '/a', GERMANY)?.values['name']).toBe('Große Größen');
    expect(nodeAt(siteOf(nodes, swiss), '/a', swiss)?.values['name']).toBe('Grosse Grössen');
  });

  test('in the name of the shop', () => {
    const name = { name: 'Hagge Große Größen' };
    expect(siteOf(nodes, GERMANY, name).frame.projectName).toBe('Hagge Große Größen');
    expect(siteOf(nodes, swiss, name).frame.projectName).toBe('Hagge Grosse Grössen');
  });
});
