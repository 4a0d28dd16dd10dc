import type { Acl } from '#keys/api-key';
import type { Grant } from '#keys/grant';
import type { Json } from './json';

export interface Call {
  /** Decoded path parameters by the names in the route. */
  parameters: Readonly<Record<string, string>>;
  /** Query parameters without credentials and the client's user agent. */
  query: URLSearchParams;
  body: Json;
  grant: Grant;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route; its handler's result is sent as JSON with status 200. */
export interface Route {
  method: Method;
  /** `:name` matches one segment; all other segments match literally. */
  path: string;
  /** Required right of the key; `null` if the handler itself checks or none is needed. */
  acl: Acl | null;
  isPublic?: boolean;
  /** Names that the URL's query may have; `any` if the handler itself checks. None by default. */
  query?: readonly string[] | 'any';
  handle: (call: Call) => unknown;
}

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

/**
 * `0` for each literal segment and `1` for each parameter, so that more specific paths sort first.
 */
const precision = (segments: readonly string[]) =>
  segments.map((segment) => Number(isParameter(segment))).join('');

const isParameter = (segment: string) => segment.startsWith(':');

/** Finds the route of a request; literal segments take precedence over parameters. */
export class Router {
  readonly #routes: readonly CompiledRoute[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes
      .map((route) => ({ route, segments: route.path.slice(1).split('/') }))
      .toSorted((left, right) => precision(left.segments).localeCompare(precision(right.segments)));
  }

  /** @param path of the URL, still encoded. @returns `null` if no route matches */
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

/** Segments are decoded after the split, so that `%2F` stays inside of one. */
function decodeParts(path: string): string[] | null {
  try {
    return path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null; // A stray % is not part of any name.
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
