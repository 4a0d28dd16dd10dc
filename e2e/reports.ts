import type { Page } from '@playwright/test';

type Event = Record<string, unknown>;

/** What differs with each visit. */
const PER_VISIT = new Set(['userToken', 'timestamp', 'transaction_id']);
const QUERY = /^[0-9a-f]{32}$/;
/** What comes in batches, whose borders and order depend on the machine. */
const BATCHES = ['items', 'objectIDs', 'filters', 'promotions'];

/** Articles by their position in a list, numbers and filters by themselves. */
const inOrder = (values: readonly unknown[]) =>
  values.toSorted((one, other) => {
    const [left, right] = [one, other].map((value) => {
      const { index } = Object(value) as { index?: number };
      return index === undefined ? JSON.stringify(value) : String(index).padStart(4, '0');
    });
    return (left ?? '').localeCompare(right ?? '');
  });

/** Without what differs with each visit. */
function comparable(value: unknown, name = ''): unknown {
  if (PER_VISIT.has(name)) return `<${name}>`;
  if (typeof value === 'string' && QUERY.test(value)) return '<query>';
  if (Array.isArray(value))
    return (BATCHES.includes(name) ? inOrder(value) : value).map((one: unknown) => comparable(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, comparable(one, key)]),
  );
}

/** Everything of an event but what comes in batches. */
const kindOf = (event: Event) =>
  JSON.stringify(
    Object.entries(event).filter(([name]) => name !== 'timestamp' && !BATCHES.includes(name)),
  );

/** Batches of impressions of the same list as one. */
function merged(events: readonly Event[]): Event[] {
  const known = new Map<string, Event>();
  const all: Event[] = [];
  for (const event of events) {
    const isBatch = String(event['event']).startsWith('view_') || event['eventType'] === 'view';
    const first = isBatch ? known.get(kindOf(event)) : undefined;
    for (const name of first ? BATCHES : []) {
      const [before, more] = [first?.[name], event[name]];
      if (first && Array.isArray(before) && Array.isArray(more)) first[name] = [...before, ...more];
    }
    if (first) continue;
    const own = { ...event };
    known.set(kindOf(event), own);
    all.push(own);
  }
  return all;
}

/** Readers report independently of each other: the order counts within a kind of event. */
const byName = (events: readonly Event[], name: string) =>
  merged(events)
    .toSorted((one, other) => String(one[name]).localeCompare(String(other[name])))
    .map((event) => comparable(event));

/** Everything a visit reports, as Chromium pushes and sends it. */
export class Reports {
  private dataLayer: Event[] = [];
  private insights: Event[] = [];
  private hosts = new Set<string>();
  readonly rejected: string[] = [];

  /** Before the first page is opened. */
  async listen(page: Page): Promise<void> {
    await page.exposeFunction('reportToTest', (event: Event) => {
      this.dataLayer.push(event);
    });
    // As a tag manager does: it brings its own list, and is called at each event.
    await page.addInitScript(() => {
      const layer: unknown[] = [];
      layer.push = (...events: unknown[]) => {
        // The binding is made by this test.
        const { reportToTest } = window as unknown as { reportToTest: (event: unknown) => void };
        events.forEach((event) => reportToTest(event));
        return events.length;
      };
      Object.assign(window, { dataLayer: layer });
    });
    await page.route(/^https:/, (route) => route.fulfill({ status: 200, body: '{}' }));
    page.on('request', (request) => {
      const { host, hostname, protocol, pathname } = new URL(request.url());
      const isOwn = hostname.endsWith('localhost') || hostname === '127.0.0.1';
      if (/^https?:$/.test(protocol) && !isOwn) this.hosts.add(host);
      if (!pathname.endsWith('/1/events')) return;
      this.insights.push(...JSON.parse(request.postData() ?? '{"events":[]}').events);
    });
    page.on('response', (response) => {
      const isRejected = response.status() >= 400 && response.url().includes('/1/events');
      if (isRejected) this.rejected.push(`${response.status()} ${response.url()}`);
    });
  }

  /** What has been reported since the last step. */
  current(): Record<string, unknown> {
    return {
      dataLayer: byName(this.dataLayer, 'event'),
      insights: byName(this.insights, 'eventName'),
      hosts: [...this.hosts].sort(),
    };
  }

  /** Another step begins. */
  begin(): void {
    this.dataLayer = [];
    this.insights = [];
    this.hosts = new Set();
  }
}
