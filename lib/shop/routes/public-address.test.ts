import fc from 'fast-check';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { publicAddress, visitorsQuery } from './public-address';

const hosting = {
  project: 'hgg' as const,
  hosts: {
    ...projectHosts(),
    hgg: ['www.hgg.example', 'hgg.example'],
    hrm: ['www.hrm.example'],
    eck: ['eck.example'],
  },
  siteUrl: 'https://www.hgg.example:8443/',
};

test('a page of the host’s own project is a path', () => {
  expect(publicAddress(['hgg', 'de-de', 'hemden', 'neu'], hosting)).toBe('/de-de/hemden/neu');
  expect(publicAddress(['hgg', 'de-de'], hosting)).toBe('/de-de');
});

test('a page of another project is on that project’s host, with the shops’ scheme and port', () => {
  expect(publicAddress(['hrm', 'de-at', 'hemden'], hosting)).toBe(
    'https://www.hrm.example:8443/de-at/hemden',
  );
  expect(publicAddress(['eck', 'de-at'], { ...hosting, project: null })).toBe(
    'https://eck.example:8443/de-at',
  );
});

test.each([
  ['no segments', []],
  ['an unknown project', ['xyz', 'de-de']],
  ['a property of every object', ['constructor', 'de-de']],
  ['no locale', ['hgg']],
  ['no locale but a host', ['hgg', '/evil.example']],
  ['an upper-case locale', ['hgg', 'DE-DE']],
  ['a locale with a line break', ['hgg', 'de-de\n']],
  ['a locale with more', ['hgg', 'de-de/../..']],
])('returns no address for %s', (_, segments) => {
  expect(publicAddress(segments, hosting)).toBeNull();
});

test.each([
  [['hgg', 'de-de', '', 'evil.example']],
  [['hgg', 'de-de', '..', '', 'evil.example']],
  [['hgg', 'de-de', '..', '..', '//evil.example']],
  [['hgg', 'de-de', '\\evil.example']],
  [['hgg', 'de-de', '\r\nSet-Cookie: a=b']],
  [['hrm', 'de-de', '..', '', 'evil.example']],
  [['hrm', 'de-de', '@evil.example']],
])('%j cannot redirect to another host', (segments) => {
  const address = publicAddress(segments, hosting) ?? '';
  const url = new URL(address, 'https://www.hgg.example:8443/s/x');
  expect(url.host).toBe(segments[0] === 'hrm' ? 'www.hrm.example:8443' : 'www.hgg.example:8443');
  expect(address).not.toMatch(/[\r\n\\]/);
  expect(url.pathname).not.toMatch(/^\/\//);
});

test('no path leads to another host', () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', '/', '\\', '//', 'evil.example', '@', ':'),
    fc.string({ unit: 'grapheme' }),
  );
  const project = fc.constantFrom('hgg', 'hrm', 'eck');
  fc.assert(
    fc.property(project, fc.array(segment, { maxLength: 6 }), (id, path) => {
      const address = publicAddress([id, 'de-de', ...path], hosting) ?? '';
      const url = new URL(address, 'https://www.hgg.example:8443/');
      expect(Object.values(hosting.hosts).flat()).toContain(url.hostname);
      expect(url.pathname).not.toMatch(/^\/[/\\]/);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['/s/hgg/de-de?utm=1&q=a%26b', '?utm=1&q=a%26b'],
  ['/v/hgg/de-de/checkout/cart?error=x', '?error=x'],
  ['/s/hgg/de-de', ''],
  ['/api/public-address?path=hgg&path=de-de', ''],
])('RTE-01: for %s the query %p is kept', (url, kept) => {
  expect(visitorsQuery(url)).toBe(kept);
});
