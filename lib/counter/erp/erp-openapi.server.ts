import { z } from 'zod';
import { ORDER_ACTIONS } from '@/lib/counter/orders/order-action';
import type { ErpScope } from '@/lib/platform/db/schema-imports';
import { ERP_BODIES } from './erp-actions.server';
import { erpQueries } from './erp-queries.server';
import { priceBody } from './erp-prices.server';
import { reservationBody } from './erp-reservations.server';
import { erpResponses } from './erp-responses.server';
import { returnBody } from './erp-returns.server';
import { correctionBody } from './erp-stock.server';

/** JSON Schema, in the dialect of OpenAPI 3.1. @param io what is sent, or responded */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Readonly<Record<string, unknown>> {
  const { $schema: _, ...found } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return found;
}

const asJson = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: jsonSchema(schema, io) } },
});

const described = (description: string) => ({ description });

/** Responses that every operation has. */
const SHARED = {
  '400': described('A parameter, header or field is missing or wrong'),
  '401': described('The key is missing, wrong or has ended'),
  '403': described('The key does not have this scope'),
  '404': described('It does not exist in the shops of the key'),
  '429': described('Too many requests'),
};
/** Responses of operations that change something once for each idempotency key. */
const ONCE = {
  '409': described('`code` is `outdated`: the order has changed since its version was read'),
  '422': described('`code` says why it cannot be done, `key_used` that the idempotency key was'),
};

const secured = (scope: ErpScope) => ({ security: [{ key: [scope] }] });

type ReadName = keyof typeof erpQueries;

const read = (summary: string, scope: ErpScope, name: ReadName) => ({
  summary,
  ...secured(scope),
  parameters: Object.entries(erpQueries[name].shape).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  })),
  responses: {
    '200': { ...described('Found'), ...asJson(erpResponses[name], 'output') },
    ...SHARED,
  },
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

const write = (summary: string, scope: ErpScope, body: z.ZodType) => ({
  summary,
  ...secured(scope),
  requestBody: { required: true, ...asJson(body, 'input') },
  responses: { '200': described('It is done'), ...SHARED },
});

/** A change that is done once for each idempotency key. */
const writeOnce = (summary: string, scope: ErpScope, body: z.ZodType) => {
  const written = write(summary, scope, body);
  return {
    ...written,
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...written.responses, ...ONCE },
  };
};

const actions = Object.fromEntries(
  ORDER_ACTIONS.map((action) => [
    `/api/erp/order/${action}`,
    { post: writeOnce(`Order: ${action}`, `orders.${action}`, ERP_BODIES[action]) },
  ]),
);

/** The description of `/api/erp` for other programs: `docs/erp-api.openapi.json`. */
export const erpOpenApi = () => ({
  openapi: '3.1.1',
  info: { title: 'Orders, returns and stock for ERP systems', version: '1' },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
  },
  paths: {
    '/api/erp/orders': { get: read('Orders, newest first', 'orders.read', 'orders') },
    '/api/erp/order': { get: read('One order', 'orders.read', 'order') },
    ...actions,
    '/api/erp/returns': {
      get: read('Open returns and withdrawals', 'returns.read', 'returns'),
      post: write('Receive a parcel or close a case', 'returns.receive', returnBody),
    },
    '/api/erp/reservations': {
      get: read('Reservations', 'reservations.read', 'reservations'),
      post: writeOnce('Handle a reservation', 'reservations.handle', reservationBody),
    },
    '/api/erp/prices': {
      get: read('Planned prices', 'prices.plan', 'prices'),
      post: writeOnce('Plan or cancel a price', 'prices.plan', priceBody),
    },
    // VAT needs `numbers.tax` instead.
    '/api/erp/numbers': { get: read('Figures of a period', 'numbers.read', 'numbers') },
    '/api/erp/stock': {
      get: read('Stock of a SKU', 'stock.read', 'stock'),
      post: writeOnce('Correct a stock', 'stock.correct', correctionBody),
    },
  },
});
