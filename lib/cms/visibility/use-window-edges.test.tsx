import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { renderToString } from 'react-dom/server';

const SECOND = 1_000;
const HOUR = 3_600_000;
/** Longer than the jitter, so that all requests have been sent, but shorter than a retry. */
const UNTIL_REQUESTED = 2 * SECOND - 1;
const START = Date.parse('2026-11-20T12:00:00Z');

interface Page {
  validUntil: number | null;
  renderedAt: number;
}

// Imported again for every test, because the compared clock outlives a page.
let Router: typeof import('next/router').default;
let useWindowEdges: typeof import('./use-window-edges').useWindowEdges;

async function loadAnew() {
  jest.resetModules();
  // Two copies of React in one tree would not share their hooks' state.
  jest.doMock('react', () => React);
  ({ default: Router } = await import('next/router'));
  ({ useWindowEdges } = await import('./use-window-edges'));
}

/** How far the server's clock is ahead of the visitor's. */
let skew = 0;
let isReachable = true;
let timeRequests = 0;
const refetched: { at: number; arguments: unknown[] }[] = [];

const serverTime = () => Date.now() + skew;
const page = (validUntil: number | null): Page => ({
  validUntil,
  renderedAt: serverTime() - SECOND,
});

/** Mocks the only request that the browser sends; jsdom has no fetch. */
function respondWithTime(_: unknown, { signal }: RequestInit = {}): Promise<Response> {
  timeRequests += 1;
  if (isReachable) {
    const result = { ok: true, json: () => Promise.resolve({ now: serverTime() }) };
    // The code only reads these two properties of a response.
    return Promise.resolve(result as unknown as Response);
  }
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'AbortError')));
  });
}

function Probe({ page: shown }: { page: Page }) {
  const now = useWindowEdges(shown);
  return <output>{now === null ? 'unknown' : now - START}</output>;
}

/** A router that takes the new data of each request from `next`. */
function Shop({ page: shown, onRequest }: { page: Page; onRequest?: () => void }) {
  const replace = (address: string, ...parameters: unknown[]) => {
    refetched.push({ at: serverTime(), arguments: [address, ...parameters] });
    history.replaceState(null, '', address);
    onRequest?.();
    return Promise.resolve(true);
  };
  React.useLayoutEffect(() => {
    // The part of the router that is used; the whole one needs a built shop.
    Object.assign(Router, { router: { asPath: location.pathname, replace } });
  });
  return <Probe page={shown} />;
}

/** Advances the time and flushes React. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function passInSteps(steps: number, milliseconds: number): Promise<void> {
  for (let step = 0; step < steps; step++) await pass(milliseconds);
}
const seen = () => screen.getByRole('status').textContent;
/** Whether a block with this end has left the page; "unknown" gives NaN. */
const hasEnded = (end: number) => Number(seen()) + START >= end;

async function open(shown: Page) {
  const view = render(<Shop page={shown} />);
  await pass(0);
  return view;
}

/** Advances only the wall clock, as when the computer is suspended. */
const suspend = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);
const lookAtPage = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(async () => {
  await loadAnew();
  jest.useFakeTimers({ now: START });
  Object.assign(globalThis, { fetch: respondWithTime });
  skew = 0;
  isReachable = true;
  timeRequests = 0;
  refetched.length = 0;
  history.replaceState(null, '', '/de-de');
});
afterEach(() => void jest.restoreAllMocks().useRealTimers());

describe('before the clocks have been compared', () => {
  test('ED-01: the time is unknown, on the server too, so that hydration cannot mismatch', () => {
    isReachable = false;
    const html = renderToString(<Shop page={page(START + SECOND)} />);
    expect(html).toContain('unknown');
    render(<Shop page={page(START + SECOND)} />);
    expect(seen()).toBe('unknown');
  });

  test('ED-01: the page is still requested when the server’s time cannot be loaded', async () => {
    isReachable = false;
    await open(page(START + SECOND));
    await pass(20 * SECOND);
    expect(refetched.length).toBeGreaterThan(0);
  });
});

describe('ED-01: at the edge', () => {
  test('hides ended blocks at once and requests the new page within two seconds', async () => {
    const end = START + 10 * SECOND;
    await open(page(end));
    await pass(10 * SECOND - 1);
    expect(hasEnded(end)).toBe(false);
    expect(refetched).toEqual([]);
    await pass(1);
    expect(hasEnded(end)).toBe(true);
    await pass(2 * SECOND - 1);
    expect(refetched).toHaveLength(1);
    expect(refetched[0]?.arguments).toEqual([
      '/de-de',
      undefined,
      { scroll: false, unstable_skipClientCache: true },
    ]);
  });

  test.each([
    ['an hour slow', HOUR],
    ['an hour fast', -HOUR],
    ['three days slow', 72 * HOUR],
    ['three days fast', -72 * HOUR],
  ])('the server’s clock counts when the visitor’s is %s', async (_, ahead) => {
    skew = ahead;
    const end = serverTime() + 10 * SECOND;
    await open(page(end));
    await pass(9 * SECOND);
    expect(refetched).toEqual([]);
    await pass(SECOND);
    expect(hasEnded(end)).toBe(true);
    await pass(UNTIL_REQUESTED);
    expect(refetched).toHaveLength(1);
  });

  test('spreads the requests of pages that were opened together', async () => {
    const end = START + 10 * SECOND;
    for (let count = 0; count < 20; count++) render(<Shop page={page(end)} />);
    await pass(12 * SECOND);
    expect(new Set(refetched.map(({ at }) => at)).size).toBeGreaterThan(5);
  });

  test('a page that is over when it opens is recognised at once', async () => {
    const end = START - SECOND;
    await open(page(end));
    expect(hasEnded(end)).toBe(true);
    await pass(UNTIL_REQUESTED);
    expect(refetched).toHaveLength(1);
  });
});

test('a page without edges sends no requests, not even for the time', async () => {
  await open(page(null));
  await pass(3 * HOUR);
  expect([refetched.length, timeRequests]).toEqual([0, 0]);
});

describe('ED-01: an edge more than a day ahead', () => {
  test('is met to the second, although it is longer than a timer can run', async () => {
    const end = START + 60 * 24 * HOUR;
    await open(page(end));
    expect(timeRequests).toBe(0);
    await pass(60 * 24 * HOUR - 1);
    expect(refetched).toEqual([]);
    await pass(2 * SECOND);
    expect(hasEnded(end)).toBe(true);
    expect(refetched).toHaveLength(1);
  });

  test('is met by the server’s clock once it is near', async () => {
    skew = 2 * HOUR;
    const end = START + 28 * HOUR;
    await open({ validUntil: end, renderedAt: 0 });
    await pass(26 * HOUR);
    expect(hasEnded(end)).toBe(true);
  });
});

describe('ED-01: after the edge', () => {
  /** Opens a page ten seconds before its edge and serves every request from `next`. */
  async function follow(next: (requestCount: number) => Page) {
    let shown = page(START + 10 * SECOND);
    const view = render(<Shop page={shown} onRequest={onRequest} />);
    function onRequest() {
      shown = next(refetched.length);
      setTimeout(() => view.rerender(<Shop page={shown} onRequest={onRequest} />), 50);
    }
    await pass(10 * SECOND);
    await passInSteps(6, SECOND / 2);
  }

  test('requests the page again, less and less often, while the response is the old one', async () => {
    const old = page(START + 10 * SECOND);
    await follow(() => ({ ...old }));
    await passInSteps(30, 20 * SECOND);
    expect(hasEnded(START + 10 * SECOND)).toBe(true);
    expect(refetched.length).toBeGreaterThan(8);
    expect(refetched.length).toBeLessThan(20);
    const waits = refetched.slice(1).map(({ at }, index) => at - (refetched[index]?.at ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
  });

  test('stops when the new page arrives, and follows its edge', async () => {
    const next = START + HOUR;
    await follow((requestCount) => page(requestCount === 1 ? next : null));
    await pass(HOUR - 20 * SECOND);
    expect(refetched).toHaveLength(1);
    await pass(7 * SECOND);
    expect(hasEnded(next)).toBe(true);
    await passInSteps(6, SECOND / 2);
    expect(refetched).toHaveLength(2);
  });

  test('stops for good when the new page has no further edge', async () => {
    await follow(() => page(null));
    await pass(3 * HOUR);
    expect(refetched).toHaveLength(1);
  });
});

test('ED-01: requests the page that is open at the edge rather than the first one', async () => {
  const shown = page(START + 10 * SECOND);
  const view = await open(shown);
  history.replaceState(null, '', '/de-de/hemden#top');
  view.rerender(<Shop page={{ ...shown }} />);
  await pass(12 * SECOND);
  // Without the fragment: the router would load nothing.
  expect(refetched[0]?.arguments[0]).toBe('/de-de/hemden');
});

test('ED-01: the address keeps its fragment', async () => {
  history.replaceState(null, '', '/de-de#top');
  await open(page(START + 10 * SECOND));
  await pass(12 * SECOND);
  expect(refetched).toHaveLength(1);
  expect(location.hash).toBe('#top');
});

describe('ED-01: a browser without network', () => {
  test('requests no page until the network is back, and then soon', async () => {
    const end = START + 10 * SECOND;
    await open(page(end));
    setOnline(false);
    await pass(10 * 60 * SECOND);
    expect(hasEnded(end)).toBe(true);
    expect(refetched).toEqual([]);
    setOnline(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(UNTIL_REQUESTED);
    expect(refetched).toHaveLength(1);
  });
});

describe('ED-01: a computer that slept over the edge', () => {
  test('hides ended blocks when the visitor returns to the page', async () => {
    const end = START + 10 * SECOND;
    await open(page(end));
    suspend(HOUR);
    await lookAtPage();
    expect(hasEnded(end)).toBe(true);
    await pass(UNTIL_REQUESTED);
    expect(refetched).toHaveLength(1);
  });
});

test('a page that has been left sends no more requests', async () => {
  const view = await open(page(START + 10 * SECOND));
  view.unmount();
  const requestCount = timeRequests;
  await pass(HOUR);
  await lookAtPage();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(HOUR);
  expect([refetched.length, timeRequests, jest.getTimerCount()]).toEqual([0, requestCount, 0]);
});
