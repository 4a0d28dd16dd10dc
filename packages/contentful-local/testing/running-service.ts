import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient as createDeliveryClient } from 'contentful';
import { createClient as createManagementClient } from 'contentful-management';
import { startChild, stopChild } from 'service-kit/testing/child';
import { freePort } from 'service-kit/testing/free-port.mjs';
import {
  openTestDatabase,
  type Template,
  type TestDatabase,
} from 'service-kit/testing/test-database';

export const SPACE = 'selvedge';
export const TOKENS = {
  delivery: 'delivery-token',
  preview: 'preview-token',
  management: 'management-token',
};
export type ApiName = keyof typeof TOKENS;

/** A running service with a database and the vendor's own clients connected to it. */
export interface RunningService {
  hosts: Record<ApiName, string>;
  management: ReturnType<typeof managementClient>;
  delivery: ReturnType<typeof deliveryClient>;
  preview: ReturnType<typeof deliveryClient>;
  /** A raw request with the API's own token; paths are relative to the environment. */
  fetch: (api: ApiName, path: string, init?: RequestInit) => Promise<Response>;
  /** Memory of the process in megabytes; `undefined` if there is no /proc. */
  memoryMb: () => Promise<number | undefined>;
  kill: () => Promise<unknown>;
  cutDatabase: () => Promise<void>;
  /** Asks the service to exit. @returns its exit code */
  terminate: () => Promise<number | null>;
  startSecond: () => Promise<unknown>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param template initial content of the database; empty if omitted */
export async function startService(
  extraEnv: Record<string, string | undefined> = {},
  template?: Template,
): Promise<RunningService> {
  return serveDatabase(await openTestDatabase(template), extraEnv);
}

/** Fills the database of a template through a temporary service. */
export async function fillThroughService(
  url: string,
  fill: (service: RunningService) => Promise<void>,
): Promise<void> {
  const none = async () => {};
  const service = await serveDatabase({ url, isFilled: false, cut: none, drop: none }, {});
  await fill(service).finally(service.stop);
}

async function serveDatabase(
  database: TestDatabase,
  extraEnv: Record<string, string | undefined>,
): Promise<RunningService> {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'selvedge-content-state-'));
  const [delivery = 0, preview = 0, management = 0] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports = { delivery, preview, management };
  const env = { ...serviceEnv(database.url, stateDirectory, ports), ...extraEnv };
  const start = () => startChild(join(__dirname, '..', 'bin.mjs'), [], env);
  let child: ChildProcess = await start();
  const hosts = {
    delivery: `127.0.0.1:${delivery}`,
    preview: `127.0.0.1:${preview}`,
    management: `127.0.0.1:${management}`,
  };
  return {
    hosts,
    management: managementClient(hosts.management),
    delivery: deliveryClient(hosts.delivery, TOKENS.delivery),
    preview: deliveryClient(hosts.preview, TOKENS.preview),
    fetch: (api, path, init) => rawFetch(hosts[api], TOKENS[api], path, init),
    memoryMb: () => memoryMb(child),
    kill: () => stopChild(child, 'SIGKILL'),
    terminate: () => stopChild(child, 'SIGTERM'),
    cutDatabase: database.cut,
    startSecond: async () => stopChild(await start(), 'SIGKILL'),
    restart: async () => {
      await stopChild(child, 'SIGTERM');
      child = await start();
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
      await rm(stateDirectory, { recursive: true, force: true });
    },
  };
}

async function memoryMb({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

const serviceEnv = (
  databaseUrl: string,
  stateDirectory: string,
  ports: Record<ApiName, number>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  STATE_DIRECTORY: stateDirectory,
  CONTENT_DELIVERY_PORT: String(ports.delivery),
  CONTENT_PREVIEW_PORT: String(ports.preview),
  CONTENT_MANAGEMENT_PORT: String(ports.management),
  CONTENT_ALLOWED_TARGETS: '127.0.0.1,localhost',
  CONTENTFUL_SPACE_ID: SPACE,
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: TOKENS.preview,
  CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
});

function managementClient(host: string) {
  return createManagementClient(
    {
      accessToken: TOKENS.management,
      host,
      hostUpload: host,
      insecure: true,
      retryOnError: false,
      timeout: 60_000,
    },
    { defaults: { spaceId: SPACE, environmentId: 'master' } },
  );
}

function deliveryClient(host: string, accessToken: string) {
  return createDeliveryClient({
    space: SPACE,
    environment: 'master',
    accessToken,
    host,
    insecure: true,
    retryOnError: false,
    timeout: 60_000,
  });
}

function rawFetch(host: string, token: string, path: string, init: RequestInit = {}) {
  return fetch(`http://${host}/spaces/${SPACE}/environments/master${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
}

/**
 * The vendor's error that a client throws: `name` is the error id, the rest is in its JSON message.
 */
export async function rejection(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('was not rejected'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error) || !error.message.startsWith('{')) throw error;
  const { status, message, details } = JSON.parse(error.message) as {
    status: number;
    message: string;
    details: { errors?: { name: string; path?: (string | number)[] }[] } & Record<string, unknown>;
  };
  return { id: error.name, status, message, details };
}
