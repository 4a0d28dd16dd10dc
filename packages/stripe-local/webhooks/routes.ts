import { isId } from '#store/identifier';
import { invalid, noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { listObjects } from '#http/list-objects';
import { EVENT_TYPES } from './event';

interface EventRow {
  id: string;
  body: string;
  delivered_at: Date | null;
}

export const eventRoutes: Route[] = [
  { method: 'GET', path: '/events', handle: listEvents },
  {
    method: 'GET',
    path: '/events/:id',
    handle: async ({ transaction, parameters, id }) => {
      parameters.rejectUnread();
      const { rows } = isId(id)
        ? await transaction.query<EventRow>('select * from payment.event where id = $1', [id])
        : { rows: [] };
      if (!rows[0]) throw noSuch('event', id, 'id');
      return eventObject(rows[0]);
    },
  },
];

/** The event as it was sent; one that was delivered is pending nowhere. */
const eventObject = ({ body, delivered_at: deliveredAt }: EventRow): object => ({
  ...JSON.parse(body),
  pending_webhooks: deliveredAt === null ? 1 : 0,
});

/** `charge.*` is all events of charges. */
const matches = (pattern: string, event: string) =>
  pattern.endsWith('*') ? event.startsWith(pattern.slice(0, -1)) : pattern === event;

const MAX_TYPES = 20;

/** Lists events, the latest first; those of the last 30 days, as older ones are deleted. */
async function listEvents(call: Call): Promise<object> {
  const { parameters } = call;
  const type = parameters.text('type');
  const types = parameters.elements('types').map((element) => parameters.requiredText(element));
  const delivered = parameters.oneOf('delivery_success', ['true', 'false']);
  const page = parameters.datedPage();
  parameters.rejectUnread();
  if (type !== undefined && types.length > 0) {
    throw invalid('You may specify either `type` or `types`, but not both.', 'types');
  }
  if (types.length > MAX_TYPES) throw invalid(`At most ${MAX_TYPES} types are allowed.`, 'types');
  const listing = {
    table: 'payment.event',
    id: 'id',
    created: 'created_at',
    kind: 'event',
    url: '/v1/events',
    show: eventObject,
  };
  const isWanted = (event: string) => types.includes(event) || (type && matches(type, event));
  const wanted = {
    type: type === undefined && types.length === 0 ? undefined : EVENT_TYPES.filter(isWanted),
    '(delivered_at is not null)::text': delivered,
  };
  return listObjects(call, listing, wanted, { page, expansions: new Set() });
}
