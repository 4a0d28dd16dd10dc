import type { Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import type { FileUrl } from '#query/reading';
import type { SpaceState } from '#store/content-cache';
import type { ContentStore } from '#store/content-store';
import type { EnvironmentState } from '#store/environment-state';
import { badRequest } from './api-error';
import type { Written } from './written';

/** What a handler needs to know of a request. */
export interface Call {
  store: ContentStore;
  space: SpaceState;
  environment: EnvironmentState;
  fileUrl: FileUrl;
  params: Record<string, string>;
  query: URLSearchParams;
  url: URL;
  header: (name: string) => string | undefined;
  /** The body's bytes. @throws ApiError 413 above the limit. */
  bytes: () => Promise<Buffer>;
}

/** An answer: `body` is JSON to be written, `written` is already. */
export interface Answer {
  status: number;
  body?: unknown;
  written?: Written;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** Scope names the prefix the path has: an environment's, a space's, or none. */
export interface Route {
  method: Method;
  scope: 'environment' | 'space' | 'root';
  path: string;
  handler: Handler;
  /** True when the answer depends on the URL and the environment's content alone. */
  isKept?: boolean;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent = (): Answer => ({ status: 204 });

/** Deeper bodies are rejected: a recursive walk over them would exhaust the stack. */
const MAX_DEPTH = 200;

/** @throws ApiError 400 when the body is no JSON, or nested too deeply. */
export async function jsonBody(call: Call): Promise<Json> {
  const text = (await call.bytes()).toString('utf8');
  let parsed: Json;
  try {
    parsed = JSON.parse(text) as Json; // JSON.parse yields nothing else
  } catch {
    throw badRequest('The body you sent contains invalid JSON.');
  }
  if (depthExceeds(parsed, MAX_DEPTH)) throw badRequest('The body you sent is nested too deeply.');
  return parsed;
}

export async function jsonObjectBody(call: Call): Promise<JsonObject> {
  const body = await jsonBody(call);
  if (!isObject(body)) throw badRequest('The body you sent is not a JSON object.');
  return body;
}

function depthExceeds(root: Json, limit: number): boolean {
  let level: Json[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** The version the caller believes to change; `undefined` when it sent none. */
export function versionHeader(call: Call): number | undefined {
  const text = call.header('x-contentful-version');
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badRequest('X-Contentful-Version must be a whole number.');
  return Number(text);
}

export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`route has no parameter ${name}`);
  return value;
}
