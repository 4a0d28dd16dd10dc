import type { Page } from '@playwright/test';

type Event = Record<string, unknown>;

const PER_VISIT = new Set(['userToken', 'timestamp', 'transaction_id']);
const QUERY = /^[0-9a-f]{32}$/;
/** Properties that are sent in batches, whose sizes and order depend on the machine. */
const BATCHES = ['items', 'objectIDs', 'filters', 'promotions'];

/** Sorts articles by their position in a list, other values by themselves. */
const inOrder = (values: readonly unknown[]) =>
  values.toSorted((one, other) => {
    const [left, right] = [one, other].map((value) => {
      const { index } = Object(value) as { index?: number };
      return index === undefined ? JSON.stringify(value) : String(index).padStart(4, '0');
    });
    return (left ?? '').localeCompare(right ?? '');
  });

/** Removes properties that differ with each visit. */
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

const kindOf = (event: Event) =>
  JSON.stringify(
    Object.entries(event).filter(([name]) => name !== 'timestamp' && !BATCHES.includes(name)),
  );

/** Merges batches of impressions in the same list. */
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

/**
 * Events with a name. Listeners report independently, so only the order of events of one kind
 * counts.
 */
const byName = (events: readonly Event[], name: string) =>
  merged(events)
    .toSorted((one, other) => String(one[name]).localeCompare(String(other[name])))
    .map((event) => comparable(event));

/** Everything that a visit reports, as pushed and sent by Chromium. */
export class Reports {
  private dataLayer: Event[] = [];
  private insights: Event[] = [];
  private hosts = new Set<string>();
  readonly rejected: string[] = [];

  /** Must be called before the first page is opened. */
  async listen(page: Page): Promise<void> {
    await page.exposeFunction('reportToTest', (event: Event) => {
      this.dataLayer.push(event);
    });
    // Like a tag manager, brings its own list, and is called at each event.
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

  current(): Record<string, unknown> {
    return {
      dataLayer: byName(this.dataLayer, 'event'),
      insights: byName(this.insights, 'eventName'),
      hosts: [...this.hosts].sort(),
    };
  }

  begin(): void {
    this.dataLayer = [];
    this.insights = [];
    this.hosts = new Set();
  }
}
