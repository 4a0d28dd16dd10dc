import { checkedEvents } from '@/services/search/events/event';
import type { EventStore } from '@/services/search/events/event-store';
import type { Route } from '@/services/search/http/routes';

/** What visitors did with search results; one row for each event. */
export const eventRoutes = (events: EventStore): Route[] => [
  {
    method: 'POST',
    path: '/1/events',
    acl: 'search',
    handle: async ({ body }) => {
      await events.take(checkedEvents(body, Date.now()));
      return { status: 200, message: 'OK' };
    },
  },
];
