import type { Pool } from 'pg';
import { checkedEvents } from '@/services/search/events/event';
import { tooLarge } from '@/services/search/http/api-error';
import type { Route } from '@/services/search/http/routes';

const MAX_BYTES = 2 * 1024 * 1024;

/** What visitors did with search results; stored as it came, one row for each event. */
export const eventRoutes = (pool: Pool): Route[] => [
  {
    method: 'POST',
    path: '/1/events',
    acl: 'search',
    handle: async ({ body }) => {
      const events = checkedEvents(body, Date.now());
      const texts = events.map((event) => JSON.stringify(event));
      if (texts.reduce((sum, text) => sum + text.length, 0) > MAX_BYTES) {
        throw tooLarge('Events of one call must not exceed 2 MB');
      }
      await pool.query('insert into search.event (body) select unnest($1::json[])', [texts]);
      return { status: 200, message: 'OK' };
    },
  },
];
