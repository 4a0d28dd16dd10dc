import type { Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import type { FileUrl } from '#query/reading';
import type { SpaceState } from '#store/content-cache';
import type { ContentStore } from '#store/content-store';
import type { ContentView } from '#store/delayed-view';
import type { EnvironmentState } from '#store/environment-state';
import { badRequest } from './api-error';
import type { Written } from './written';

export interface Call {
  store: ContentStore;
  /** What this API sees of the store. */
  view: ContentView;
  space: SpaceState;
  environment: EnvironmentState;
  fileUrl: FileUrl;
  params: Record<string, string>;
  query: URLSearchParams;
  url: URL;
  header: (name: string) => string | undefined;
  /** Reads the body. @throws ApiError 413 above the limit */
  bytes: () => Promise<Buffer>;
}

/** A response: `body` is serialized to JSON, `written` already is. */
export interface ApiResponse {
  status: number;
  body?: unknown;
  written?: Written;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => ApiResponse | Promise<ApiResponse>;
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** `scope` decides the path's prefix: that of an environment, of a space, or none. */
export interface Route {
  method: Method;
  scope: 'environment' | 'space' | 'root';
  path: string;
  handler: Handler;
  /** Whether the handler reads the query; without it, a request with parameters is rejected. */
  readsQuery?: boolean;
  /** Whether the response depends only on the URL and the environment's content. */
  isCacheable?: boolean;
}

export const ok = (body: unknown): ApiResponse => ({ status: 200, body });
export const created = (body: unknown): ApiResponse => ({ status: 201, body });
export const noContent = (): ApiResponse => ({ status: 204 });

/** Deeper bodies are rejected, because recursion over them could overflow the stack. */
const MAX_DEPTH = 200;

/** @throws ApiError 400 if the body is not JSON or is nested too deeply */
export async function jsonBody(call: Call): Promise<Json> {
  const text = (await call.bytes()).toString('utf8');
  let parsed: Json;
  try {
    parsed = JSON.parse(text) as Json; // `JSON.parse` returns nothing else.
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
