import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type pg from 'pg';
import { pageRoutes } from '#page/page-routes';
import { paymentIntentRoutes } from '#payments/routes';
import { refundRoutes } from '#refunds/routes';
import { priceRoutes } from '#sessions/prices';
import { sessionRoutes } from '#sessions/routes';
import { setupIntentRoutes } from '#sessions/setup-intents';
import { inTransaction } from 'service-kit/database-pool';
import { newId } from '#store/identifier';
import { API_VERSION } from '#webhooks/event';
import { eventRoutes } from '#webhooks/routes';
import { ApiError, unknownError, unrecognizedUrl } from './api-error';
import type { Call, Route } from './call';
import { faultFor } from './fault';
import { respondOnce, type OnceResponse } from './idempotency';
import { Parameters } from './parameters';
import { readForm } from './request-body';
import { rateCheck } from './strict';

export interface AppOptions {
  pool: pg.Pool;
  secretKey: string;
  /** Scheme, host and port of the payment page, as seen by browsers. */
  publicOrigin: string;
  /** `PAYMENT_FAULT`: the status of an error for every request, for tests. */
  fault?: string | undefined;
  /** Whether requests are limited as at the vendor. */
  isStrict?: boolean | undefined;
  /** `PAYMENT_OTHER_VERSIONS`: versions of the API that are accepted besides the own one. */
  otherVersions?: readonly string[];
  /** Called after a commit that may have recorded events. */
  onEvents: () => void;
}

export function paymentApp(options: AppOptions): Hono {
  const app = new Hono();
  const checkRate = options.isStrict ? rateCheck() : () => {};
  const authorize = authorizer(options.secretKey, [API_VERSION, ...(options.otherVersions ?? [])]);
  const routes = [
    ...sessionRoutes,
    ...setupIntentRoutes,
    ...priceRoutes,
    ...paymentIntentRoutes,
    ...refundRoutes,
    ...eventRoutes,
  ];
  // Otherwise `search` would be read as the id of an object.
  app.get('/v1/:kind/search', (context) => context.notFound());
  app.route('/pay', pageRoutes(options.pool, options.onEvents));
  for (const route of routes) {
    app.on(route.method, `/v1${route.path}`, async (context) => {
      authorize(context);
      checkRate();
      const fault = faultFor(context.req.header('x-payment-fault'), options.fault);
      if (fault) throw fault;
      return respond(context, route, options);
    });
  }
  app.notFound((context) => {
    const isApi = context.req.path.startsWith('/v1/');
    try {
      if (isApi) authorize(context);
      throw unrecognizedUrl(context.req.method, context.req.path);
    } catch (error) {
      return failure(error, context);
    }
  });
  app.onError(failure);
  return app;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Rejects callers without the secret key, and other versions of the API. */
function authorizer(secretKey: string, versions: readonly string[]): (context: Context) => void {
  const expected = digest(secretKey);
  return ({ req }) => {
    const given = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
    if (given === undefined) {
      throw new ApiError(
        401,
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      );
    }
    if (!timingSafeEqual(digest(given), expected)) {
      throw new ApiError(401, `Invalid API Key provided: ${masked(given)}`);
    }
    const version = req.header('stripe-version');
    if (version !== undefined && !versions.includes(version)) {
      throw new ApiError(
        400,
        `Invalid Stripe API version: ${version}. This service speaks ${API_VERSION}.`,
      );
    }
  };
}

const masked = (key: string) =>
  key.length < 12 ? '*'.repeat(key.length) : `${key.slice(0, 4)}****${key.slice(-4)}`;

async function respond(context: Context, route: Route, options: AppOptions): Promise<Response> {
  const { req } = context;
  const requestId = newId('req');
  const key = route.method === 'POST' ? req.header('idempotency-key') || undefined : undefined;
  const encoded = route.method === 'POST' ? await readForm(req.raw) : new URL(req.url).search;
  const {
    status,
    responseBody: body,
    originalRequest,
  } = await inTransaction(options.pool, async (transaction): Promise<OnceResponse> => {
    const call: Call = {
      transaction,
      parameters: new Parameters(encoded),
      id: req.param('id') ?? '',
      origin: options.publicOrigin,
      request: { id: requestId, idempotency_key: key ?? null },
    };
    const execute = () => route.handle(call);
    if (key !== undefined) {
      const content = `${route.method} ${req.path} ${encoded}`;
      const hasBegun = () => call.parameters.isValid;
      return respondOnce(transaction, { key, requestId, content }, execute, hasBegun);
    }
    const executed = JSON.stringify(await execute());
    return { status: 200, responseBody: executed, originalRequest: undefined };
  });
  if (route.method === 'POST') options.onEvents();
  return new Response(body, {
    status,
    headers: {
      ...HEADERS,
      'request-id': requestId,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(originalRequest === undefined
        ? {}
        : { 'idempotent-replayed': 'true', 'original-request': originalRequest }),
    },
  });
}

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-cache, no-store',
  'stripe-version': API_VERSION,
};

/** Every error gets the vendor's form; only unexpected ones are logged. */
function failure(error: unknown, { req }: Context): Response {
  const isKnown = error instanceof ApiError;
  if (!isKnown) console.error(`${req.method} ${req.path}`, error);
  const shown = isKnown ? error : unknownError();
  return new Response(JSON.stringify(shown.body()), {
    status: shown.status,
    headers: {
      ...HEADERS,
      'request-id': newId('req'),
      ...(shown.status === 429 || shown.status === 503 ? { 'retry-after': '1' } : {}),
    },
  });
}
