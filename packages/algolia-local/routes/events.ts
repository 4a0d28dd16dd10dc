import { checkedEvents } from '#events/event';
import type { EventStore } from '#events/event-store';
import type { Route } from '#http/routes';

/** Whoever has the admin key brings along the events of the past, as many at once as the vendor takes. */
const MAX_IMPORTED = 1_000;

/**
 * Every visitor has the search key, and all of them share one quota of a minute (10,000, in the
 * event store). Who the sender is only the storefront knows: `X-Forwarded-For` is here whatever the
 * visitor wrote. It counts each sender's calls, 240 a minute (lib/runtime/front-server/visitor-limits.server.ts);
 * with ten events each, one sender has a quarter of the quota. InstantSearch and the shop's own
 * tracking send one event at a time.
 */
const MAX_FROM_VISITORS = 10;

/** What visitors did with search results; one row for each event. */
export const eventRoutes = (events: EventStore): Route[] => [
  {
    method: 'POST',
    path: '/1/events',
    acl: 'search',
    handle: async ({ body, grant }) => {
      const max = grant.allows('admin') ? MAX_IMPORTED : MAX_FROM_VISITORS;
      await events.take(checkedEvents(body, max, Date.now()));
      return { status: 200, message: 'OK' };
    },
  },
];
