import type { Acl } from '#keys/api-key';
import type { Grant } from '#keys/grant';
import type { Json } from './json';

/** A request after its route, its key and its body are known. */
export interface Call {
  /** Decoded parts of the path, by the name the route gives them. */
  parameters: Readonly<Record<string, string>>;
  /** Of the address, without credentials and the client's user agent. */
  query: URLSearchParams;
  body: Json;
  grant: Grant;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a handler answers is sent as JSON with status 200. */
export interface Route {
  method: Method;
  /** `:name` takes one segment of any content; all other segments stand for themselves. */
  path: string;
  /** What the key must allow; `null` where the handler itself decides or anyone may. */
  acl: Acl | null;
  /** False for what works without a key. */
  isPublic?: boolean;
  handle: (call: Call) => unknown;
}

/** A part of the path that the route names. */
export function parameter(parameters: Call['parameters'], name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new Error(`the route has no parameter ${name}`);
  return value;
}

export interface Match {
  route: Route;
  parameters: Record<string, string>;
}

interface CompiledRoute {
  route: Route;
  segments: readonly string[];
}

/** `0` for each segment that stands for itself and `1` for each parameter: sorts the more specific path first. */
const precision = (segments: readonly string[]) =>
  segments.map((segment) => Number(isParameter(segment))).join('');

const isParameter = (segment: string) => segment.startsWith(':');

/** Finds the route of a request; paths that stand for themselves go before those with parameters. */
export class Router {
  readonly #routes: readonly CompiledRoute[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes
      .map((route) => ({ route, segments: route.path.slice(1).split('/') }))
      .toSorted((left, right) => precision(left.segments).localeCompare(precision(right.segments)));
  }

  /** @param path of the address, still encoded. @returns `null` when nothing answers there */
  match(method: string, path: string): Match | null {
    const parts = decodeParts(path);
    if (!parts) return null;
    for (const { route, segments } of this.#routes) {
      if (route.method !== method || segments.length !== parts.length) continue;
      const parameters = parametersOf(segments, parts);
      if (parameters) return { route, parameters };
    }
    return null;
  }
}

/** Each segment is decoded after the split, so that `%2F` stays inside of it. */
function decodeParts(path: string): string[] | null {
  try {
    return path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null; // A stray % belongs to no name.
  }
}

function parametersOf(
  segments: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? '';
    if (isParameter(segment)) {
      if (part === '') return null;
      parameters[segment.slice(1)] = part;
    } else if (segment !== part) return null;
  }
  return parameters;
}
