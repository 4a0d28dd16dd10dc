import { createClient, type PlainClientAPI } from 'contentful-management';
import { z } from 'zod';
import { ManagementAdapter } from '@/lib/studio/studio/management-adapter.server';
import { readEnvFile } from '@/scripts/env-file';

/** One request to the management API, relative to the environment (`/content_types/page`). */
export interface SpaceRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string | number>;
  data?: unknown;
}

/** The space and environment configured by the CONTENTFUL_ variables. */
export interface Space {
  spaceId: string;
  environmentId: string;
  /** Reached without TLS, which means on this machine. */
  isLocal: boolean;
  client: PlainClientAPI;
  /** Returns the body; rejects with the client's error (`name` is the API's error id). */
  request: (request: SpaceRequest) => Promise<unknown>;
}

/** An invalid environment, reported in one line. */
export class EnvironmentError extends Error {}

/** The clients silently use the hosted service if a host has a scheme or a path. */
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be host or host:port, without scheme');

const variables = z.object({
  CONTENTFUL_SPACE_ID: z.string().min(1),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default('master'),
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().min(1),
  CONTENTFUL_MANAGEMENT_HOST: host.default('api.contentful.com'),
  CONTENTFUL_UPLOAD_HOST: host.default('upload.contentful.com'),
  CONTENTFUL_INSECURE: z.stringbool().default(false),
});

type Variables = z.output<typeof variables>;

function readVariables(environment: Record<string, string | undefined>): Variables {
  // An empty value in .env means "not set".
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new EnvironmentError(
    `The environment does not name a space (${problems.join('; ')}). ` +
      'Set the CONTENTFUL_ variables, or while the shop runs: set -a; . .data/env; set +a',
  );
}

/**
 * Opens the space. One without TLS is on this machine: then no proxy is used and a dead server is
 * reported at once. A hosted space is called at the rate it allows.
 */
export function openSpace(environment: Record<string, string | undefined>): Space {
  const read = readVariables(environment);
  const insecure = read.CONTENTFUL_INSECURE;
  const spaceId = read.CONTENTFUL_SPACE_ID;
  const environmentId = read.CONTENTFUL_ENVIRONMENT;
  const apiAdapter = new ManagementAdapter({
    accessToken: read.CONTENTFUL_MANAGEMENT_TOKEN,
    host: read.CONTENTFUL_MANAGEMENT_HOST,
    hostUpload: read.CONTENTFUL_UPLOAD_HOST,
    insecure,
    logHandler: (level, message) => {
      // Rate limits need no message.
      if (level !== 'info') process.stderr.write(`${String(message)}\n`);
    },
    ...(insecure ? { proxy: false, retryLimit: 1, timeout: 30_000 } : { throttle: 'auto' }),
  });
  const client = createClient(
    { apiAdapter },
    { type: 'plain', defaults: { spaceId, environmentId } },
  );
  const base = `${insecure ? 'http' : 'https'}://${read.CONTENTFUL_MANAGEMENT_HOST}/spaces/${spaceId}/environments/${environmentId}`;
  const request = ({ url, ...call }: SpaceRequest) => client.raw.http(`${base}${url}`, call);
  return { spaceId, environmentId, isLocal: insecure, client, request };
}

/** The space of the environment; without any CONTENTFUL_ variable, the running shop's. */
export function namedSpace(): Space {
  if (!Object.keys(process.env).some((name) => name.startsWith('CONTENTFUL_'))) readEnvFile();
  return openSpace(process.env);
}

/** The id of an API error (`NotFound`, `VersionMismatch`, …), or undefined for anything else. */
export function errorId(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

/** The client puts the API's whole response into the message, as JSON. */
const apiMessage = z.object({
  status: z.int(),
  message: z.string().optional(),
  details: z.unknown(),
  request: z.object({ method: z.string(), url: z.string() }),
});

function apiError({ name, message }: Error): string | null {
  try {
    const { status, request, ...reported } = apiMessage.parse(JSON.parse(message));
    const details = reported.details ? ` ${JSON.stringify(reported.details)}` : '';
    return `${request.method.toUpperCase()} ${request.url}: ${status} ${name} ${reported.message ?? ''}${details}`;
  } catch {
    return null;
  }
}

/** Message of an error for users, with a stack only for our own errors. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The content service does not answer (${error.message}).`;
  }
  return apiError(error) ?? error.stack ?? error.message;
}
