import { sharedLife, withLimit } from './shared-life.mjs';

const SECOND = 1_796_000_000;
/** In the middle of a second of the clock. */
const NOW = SECOND * 1_000 + 600;

beforeAll(() => void jest.useFakeTimers({ now: NOW }));
afterAll(() => void jest.useRealTimers());

const afterSeconds = (seconds: number) => (SECOND + seconds) * 1_000;

/** What nginx is told about a page with a limit of a second. */
const nginxEnd = (until: number) => sharedLife('s-maxage=300', until, 1).at(-1);

test('nginx shows a page for the rest of the current second of the clock', () => {
  expect(sharedLife('s-maxage=300', afterSeconds(60), 1)).toEqual([
    'Cache-Control',
    's-maxage=1, stale-if-error=58',
    'X-Accel-Expires',
    `@${SECOND}`,
  ]);
});

test('nginx shows a page that ends with the current second until then', () => {
  expect(nginxEnd(afterSeconds(1))).toBe(`@${SECOND}`);
});

test('nginx does not cache a page that ends during the current second', () => {
  expect(nginxEnd(NOW + 100)).toBe('0');
});

test('nginx shows a page with a later limit for as many seconds of the clock', () => {
  expect(sharedLife('s-maxage=300', afterSeconds(60), 5).at(-1)).toBe(`@${SECOND + 4}`);
});

test('a page without a known end is limited in the same way', () => {
  const headers = ['ETag', '"a"', 'cache-control', 's-maxage=300', 'Vary', 'Accept-Encoding'];
  expect(withLimit(headers, 1)).toEqual([
    'ETag',
    '"a"',
    'Cache-Control',
    's-maxage=1',
    'Vary',
    'Accept-Encoding',
    'X-Accel-Expires',
    `@${SECOND}`,
  ]);
});

test('a private response is not changed', () => {
  const headers = ['Cache-Control', 'private, no-store'];
  expect(withLimit(headers, 1)).toEqual(headers);
  expect(sharedLife('private, no-store', afterSeconds(60), 1)).toEqual(headers);
});

test('without a limit nginx gets no expiry of its own', () => {
  expect(sharedLife('s-maxage=300', afterSeconds(60), undefined)).toEqual([
    'Cache-Control',
    's-maxage=59',
  ]);
  const headers = ['Cache-Control', 's-maxage=300'];
  expect(withLimit(headers, undefined)).toEqual(headers);
});
