import { checkedEvents, USER_TOKEN } from '#events/event';
import type { EventStore } from '#events/event-store';
import { badRequest } from '#http/api-error';
import { parameter, type Route } from '#http/routes';

/** The admin key may import as many past events at once as the vendor accepts. */
const MAX_IMPORTED = 1_000;

/**
 * Limit for the search key, which every visitor has; all visitors share one quota per minute
 * (10,000, in the event store). Only the storefront knows who the sender is, because
 * `X-Forwarded-For` contains whatever the visitor wrote. It limits each sender to 240 requests a
 * minute (lib/runtime/front-server/visitor-limits.server.ts); with ten events each, one sender has
 * a quarter of the quota. InstantSearch and the shop's own tracking send one event at a time.
 */
const MAX_FROM_VISITORS = 10;

/** @param onForget called after a visitor's events have been deleted */
export const eventRoutes = (events: EventStore, onForget: () => void): Route[] => [
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
  {
    method: 'DELETE',
    path: '/1/usertokens/:userToken',
    acl: 'deleteObject',
    handle: async ({ parameters }) => {
      const userToken = parameter(parameters, 'userToken');
      if (!USER_TOKEN.test(userToken)) throw badRequest('Invalid user token');
      await events.forget(userToken);
      onForget();
      return {};
    },
  },
];
