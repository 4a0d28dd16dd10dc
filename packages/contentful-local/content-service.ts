import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Configuration } from './configuration';
import { readRoutes } from './delivery/routes';
import { Embargo } from './embargo/embargo';
import { notFound } from './http/api-error';
import { type ContentApi, contentApp } from './http/content-app';
import type { Fault } from './http/fault';
import { StrictLimits } from './http/strict';
import { Outbound } from 'service-kit/outbound';
import { FileServer } from './images/file-server';
import { managementRoutes } from './management/routes';
import { Scheduler } from './schedule/scheduler';
import { bootstrap } from './store/bootstrap';
import { ContentStore } from './store/content-store';
import { openDatabase } from './store/database';
import { STRICT_DELAY_MS } from 'service-kit/strict-mode';
import { takeOwnership } from 'service-kit/take-ownership';
import { WebhookSender } from './webhooks/sender';

/** Makes URLs protocol-relative, as Contentful's are. */
const withoutScheme = (origin: string) => origin.replace(/^https?:/, '');

export interface ContentService {
  stop: () => Promise<void>;
}

/** Opens the database, loads the cache, sends pending webhooks and listens. */
export async function startContentService(config: Configuration): Promise<ContentService> {
  const release = await takeOwnership('content', config.databaseUrl);
  const pool = await openDatabase(config.databaseUrl);
  const delayMs = config.isStrict ? STRICT_DELAY_MS : 0;
  const store = new ContentStore(
    pool,
    new Outbound(config.allowedTargets, config.certificate?.cert),
    delayMs,
  );
  await store.load();
  await bootstrap(store, config.spaceId, config.environmentId, config.locales);
  const sender = new WebhookSender(store, delayMs);
  const fileUrl = (path: string) =>
    path.startsWith('//') ? path : `${withoutScheme(config.publicOrigin)}${path}`;
  const scheduler = new Scheduler(store, fileUrl);
  const embargo = new Embargo(config.embargo, store, config.managementToken);
  const build = ({ routes, ...api }: ContentApi) =>
    contentApp(
      {
        ...api,
        routes: [...routes, embargo.route],
        limits: config.isStrict ? new StrictLimits(api.name) : undefined,
      },
      store,
      config.environmentId,
      fileUrl,
    );
  const delivery = build(readApi('delivery', config.deliveryToken, config.fault));
  serveFiles(
    delivery,
    new FileServer(store, join(config.stateDirectory, 'content', 'images'), embargo, {
      trustedProxies: config.trustedProxies,
    }),
  );
  const servers = await Promise.all([
    listen(delivery, config.deliveryPort, config),
    listen(
      build(readApi('preview', config.previewToken, config.fault)),
      config.previewPort,
      config,
    ),
    listen(build(managementApi(config.managementToken)), config.managementPort, config),
  ]);
  sender.wake();
  scheduler.wake();
  return {
    stop: async () => {
      await Promise.all(servers.map(close));
      await scheduler.stop();
      await sender.stop();
      store.stop();
      await pool.end();
      await release();
    },
  };
}

const readApi = (
  name: 'delivery' | 'preview',
  token: string,
  fault: Fault | undefined,
): ContentApi => ({
  name,
  token,
  fault,
  routes: readRoutes(name === 'delivery' ? 'published' : 'preview'),
  headers: () => ({
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    'cache-control': 'max-age=0',
    'x-contentful-region': 'embedded',
  }),
});

const managementApi = (token: string): ContentApi => ({
  name: 'management',
  token,
  // The configured fault applies to reading APIs; writers request faults by header.
  fault: undefined,
  routes: managementRoutes,
  headers: ({ environment }) => ({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-ratelimit-hour-limit': '36000',
    'x-contentful-ratelimit-hour-remaining': '35999',
    'x-contentful-ratelimit-second-limit': '10',
    'x-contentful-ratelimit-second-remaining': '9',
    'x-contentful-ratelimit-reset': '0',
    ...(environment
      ? { 'cf-space-id': environment.space, 'cf-environment-id': environment.id }
      : {}),
  }),
});

/** File URLs need no token in a header, since they contain one. `/spaces/…` stays with the API. */
function serveFiles(app: Hono, files: FileServer): void {
  app.get('/:space/:asset/:token/:file', (context) => {
    if (context.req.param('space') === 'spaces') throw notFound();
    return files.serve(context);
  });
}

const CONNECTIONS = {
  // Longer than clients keep idle connections; otherwise requests would sometimes hit a closing
  // one.
  keepAliveTimeout: 65_000,
  // Disconnects clients that are too slow to send the headers or the whole request.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};

function listen(
  app: Hono,
  port: number,
  { certificate }: Pick<Configuration, 'certificate'>,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const address = { fetch: app.fetch, port, hostname: '127.0.0.1' };
    const server = certificate
      ? serve(
          {
            ...address,
            createServer: createSecureServer,
            serverOptions: { ...CONNECTIONS, ...certificate },
          },
          (_: AddressInfo) => resolve(server),
        )
      : serve({ ...address, serverOptions: CONNECTIONS }, (_: AddressInfo) => resolve(server));
    server.once('error', reject);
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    // Busy keep-alive connections get a grace period before they are closed.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref();
  });
}
