import { readdirSync } from 'node:fs';
import { createKey } from '@/lib/api/import/import-keys.server';
import { ordered, orderRow } from '@/lib/commerce/orders/order-life.fixture.server';
import { erpResponses } from '@/lib/counter/erp/erp-responses.server';
import { ORDER_ACTIONS } from '@/lib/counter/orders/order-action';
import { KEY_SCOPES, type KeyScope } from '@/lib/platform/db/schema-imports';
import { withApi, type ApiRoute } from '@/lib/platform/http/api-server.fixture';
import * as orderAction from '@/pages/api/erp/order/[action]';
import * as order from '@/pages/api/erp/order/index';
import * as orders from '@/pages/api/erp/orders';
import * as numbers from '@/pages/api/erp/numbers';
import * as prices from '@/pages/api/erp/prices';
import * as reservations from '@/pages/api/erp/reservations';
import * as returns from '@/pages/api/erp/returns';
import * as stock from '@/pages/api/erp/stock';

export const PARCEL = { carrier: 'DHL', number: '00340001' };

/** Files of all routes of the API for ERP systems, including new ones. */
export const ERP_FILES = readdirSync('pages/api/erp', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .toSorted();

/** The route of an action, with the parameter that Next reads from its path. */
function routeOfAction(action: string): ApiRoute {
  return {
    ...orderAction,
    default: (request, response) => {
      request.query['action'] = action;
      return orderAction.default(request, response);
    },
  };
}

/** Path → route. */
const ROUTES = {
  '/api/erp/numbers': numbers,
  '/api/erp/orders': orders,
  '/api/erp/order': order,
  '/api/erp/prices': prices,
  '/api/erp/reservations': reservations,
  '/api/erp/returns': returns,
  '/api/erp/stock': stock,
  ...Object.fromEntries(
    [...ORDER_ACTIONS, 'unknown'].map((action) => [
      `/api/erp/order/${action}`,
      routeOfAction(action),
    ]),
  ),
};

let clients = 0;
/** A key of a client of its own. */
export async function newErpKey(
  scopes: readonly KeyScope[] = KEY_SCOPES,
  shop: string | null = null,
): Promise<{ client: string; key: string }> {
  const client = `erp-${(clients += 1)}`;
  const key = await createKey(client, [...scopes], shop);
  if (!key) throw new Error('the client has a key');
  return { client, key };
}

let requests = 0;

/** The API for ERP systems, served for the tests of a file. */
export function withErp() {
  const call = withApi(ROUTES);
  const authorized = (key: string) => (key ? { authorization: `Bearer ${key}` } : {});
  /** Reads an address. What is found has to be as the OpenAPI document says. */
  async function get(key: string, address: string) {
    const { status, text } = await call(`/api/erp/${address}`, { headers: authorized(key) });
    const json = JSON.parse(text);
    const [, name = ''] = /^(\w+)/.exec(address) ?? [];
    // The name of an address that is read.
    if (status === 200) erpResponses[name as keyof typeof erpResponses].parse(json);
    return { status, json };
  }
  /** @param id idempotency key; by default one of its own */
  async function post(key: string, address: string, body: object, id?: string) {
    const { status, text } = await call(`/api/erp/${address}`, {
      method: 'POST',
      headers: {
        ...authorized(key),
        'content-type': 'application/json',
        'idempotency-key': id ?? `request-${(requests += 1)}`,
      },
      body: JSON.stringify(body),
    });
    return { status, json: JSON.parse(text) };
  }
  /** An order by invoice of two shirts and a pair of socks, as a client has read it. */
  async function readOrder(key: string) {
    const { orderId } = await ordered('invoice');
    const number = (await orderRow(orderId))?.number ?? '';
    const read = async () => (await get(key, `order?order=${number}`)).json;
    return { orderId, order: number, read, version: String((await read()).version) };
  }
  return { get, post, readOrder };
}
