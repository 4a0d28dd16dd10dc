import { GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import { contentDocument, entry, SHAPE } from './content.fixture.server';
import { chooseRedirect } from './redirects.server';

const iso = (instant: number) => new Date(instant).toISOString();

/** Redirects by path; each is a target, or an object with further fields. */
function choose(path: string, byPath: Readonly<Record<string, string | Record<string, unknown>>>) {
  const entries = Object.entries(byPath).map(([from, fields], at) =>
    entry(`r${at}`, 'redirect', {
      from,
      project: 'hgg',
      ...(typeof fields === 'string' ? { to: fields } : fields),
    }),
  );
  const document = { ...contentDocument(entries), roots: entries.map(({ sys }) => sys.id) };
  return chooseRedirect(document, path, SHAPE, GERMANY);
}
const leadsTo = (...parameters: Parameters<typeof choose>) =>
  choose(...parameters).redirect?.destination;

test('RTE-10: an editor’s redirect leads to a node, a path or another site', () => {
  expect(choose('/alt', { '/alt': 'node_shirts' }).redirect).toEqual({
    destination: '/de-de/hemden',
    permanent: false,
  });
  expect(leadsTo('/alt', { '/alt': '/neu' })).toBe('/de-de/neu');
  expect(leadsTo('/alt', { '/alt': 'https://other.example/x' })).toBe('https://other.example/x');
  expect(leadsTo('/anders', { '/alt': '/neu' })).toBeUndefined();
});

test('RTE-10: an address in another case than the editor wrote is redirected as well', () => {
  expect(leadsTo('/alt', { '/ALT': '/neu' })).toBe('/de-de/neu');
  expect(leadsTo('/Alt', { '/alt': '/Neu', '/neu': '/ziel' })).toBe('/de-de/ziel');
});

test('RTE-10: a redirect holds in its window and countries alone, and says when that changes', () => {
  const soon = choose('/alt', { '/alt': { to: '/neu', startDateTime: iso(NOON + HOUR) } });
  expect([soon.redirect, soon.validUntil, soon.hidden[0]?.reason.kind]).toEqual([
    null,
    NOON + HOUR,
    'window',
  ]);
  const now = choose('/alt', { '/alt': { to: '/neu', endDateTime: iso(NOON + HOUR) } });
  expect([now.redirect?.destination, now.validUntil]).toEqual(['/de-de/neu', NOON + HOUR]);
  expect(leadsTo('/alt', { '/alt': { to: '/neu', countries: 'AT' } })).toBeUndefined();
});

test('RTE-10: a chain is followed to its end, permanent only as a whole', () => {
  const chain = { '/a': { to: '/b', permanent: true }, '/b': '/c', '/c': 'node_home' };
  expect(choose('/a', chain).redirect).toEqual({ destination: '/de-de', permanent: false });
});

test.each([
  ['itself', { '/a': '/a' }],
  ['itself with a query', { '/a': '/a?x=1' }],
  ['a second one', { '/a': '/b', '/b': '/a' }],
  ['a loop further on', { '/a': '/b', '/b': '/c', '/c': '/b' }],
])('RTE-10: a redirect to %s is rejected, with the way it takes', (_, byPath) => {
  const { redirect, hidden } = choose('/a', byPath);
  expect([redirect, hidden.map(({ reason }) => reason.kind)]).toEqual([null, ['cycle']]);
});

test.each([
  'tel:+49',
  '+49 89 1234567',
  'mailto:a@shop.example',
  'javascript:alert(1)',
  '//x.example',
  'node_gone',
])('RTE-10: nobody is redirected to %s', (to) =>
  expect(choose('/a', { '/a': to }).redirect).toBeNull(),
);
