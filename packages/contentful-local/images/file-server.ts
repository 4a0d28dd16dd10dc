import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { QueryResultRow } from 'pg';
import { ApiError, badRequest, notFound } from '#http/api-error';
import { isId } from '#model/identifier';
import type { Embargo, FilePlace } from '#embargo/embargo';
import type { ContentStore } from '#store/content-store';
import { allowedQuery, isAllowed } from './allowed-sizes';
import { partOf } from './byte-range';
import { type ImageRequest, parseImageRequest } from './image-request';
import { naturalWidth } from './natural-width';
import { canRender, render, type Rendering } from './render';
import { QueueFull, RenderQueue } from './render-queue';
import { RenderingCache } from './rendering-cache';
import { RenderingLimit } from './rendering-limit';

/** A token identifies one upload for ever; a new file gets a new URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A shared cache would serve a signed file to everyone. */
const UNDER_EMBARGO = 'private, no-store';
/** Parameters of the signature, which are not part of a picture. */
const SIGNATURE = ['policy', 'token'];

/** Renderings share four threads with file reads, which should not wait for pictures. */
const PARALLEL_RENDERINGS = 2;
/** A page has a few dozen pictures; requests beyond this get 503. */
const MAX_WAITING = 200;
const CACHE_CEILING_BYTES = 1024 ** 3;

export interface FileServerOptions {
  /** Number of proxies in front of the service, each appending to `X-Forwarded-For`. */
  trustedProxies?: number;
  renderingsPerMinute?: number;
  /** Whole seconds after which rendering is aborted. */
  secondsPerRendering?: number;
}

/**
 * Serves files of assets and renders pictures in the requested sizes and formats. Renderings are
 * cached on disk; the originals are in the database.
 */
export class FileServer {
  readonly #store: ContentStore;
  readonly #cache: RenderingCache;
  readonly #embargo: Embargo;
  readonly #rendering = new Map<string, Promise<Rendering>>();
  readonly #queue = new RenderQueue(PARALLEL_RENDERINGS, MAX_WAITING);
  readonly #limit: RenderingLimit;
  readonly #secondsPerRendering: number | undefined;

  constructor(
    store: ContentStore,
    directory: string,
    embargo: Embargo,
    options: FileServerOptions = {},
  ) {
    this.#limit = new RenderingLimit(options.trustedProxies ?? 0, options.renderingsPerMinute);
    this.#secondsPerRendering = options.secondsPerRendering;
    this.#store = store;
    this.#embargo = embargo;
    this.#cache = new RenderingCache(directory, CACHE_CEILING_BYTES);
  }

  /** @throws ApiError 404 for unknown files, 400 for unknown parameters, 403 for embargoed files */
  async serve(context: Context): Promise<Response> {
    const { space = '', asset = '', token = '' } = context.req.param() as Record<string, string>; // Hono infers no parameters here.
    const place = { space, asset, token };
    const url = new URL(context.req.url);
    this.#embargo.assertAdmitted(place, url);
    const isHeld = this.#embargo.holds(place);
    const query = url.searchParams;
    for (const name of SIGNATURE) query.delete(name);
    const request = query.size === 0 ? undefined : parseImageRequest(query);
    if (context.req.header('if-none-match') === `"${token}"`) {
      return new Response(null, { status: 304, headers: this.#headers(token, isHeld) });
    }
    const better = request && (await this.#betterQuery(place, query));
    if (better) {
      const location = new URL(context.req.url);
      for (const [name, value] of better) location.searchParams.set(name, value);
      return context.redirect(`${location.pathname}${location.search}`, 307);
    }
    const { bytes, contentType } = request
      ? await this.#rendered(place, request, context.req.header('x-forwarded-for'))
      : await this.#original(place);
    const headers = { ...this.#headers(token, isHeld), 'content-type': contentType };
    return partOf(bytes, context.req.header('range'), headers);
  }

  /** An SVG may contain scripts, which must not run on this origin when it is opened directly. */
  #headers(token: string, isHeld: boolean): Record<string, string> {
    return {
      'accept-ranges': 'bytes',
      'cache-control': isHeld ? UNDER_EMBARGO : IMMUTABLE,
      'access-control-allow-origin': '*',
      'content-security-policy': "script-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'timing-allow-origin': '*',
      etag: `"${token}"`,
    };
  }

  async #original(place: FilePlace): Promise<Rendering> {
    const file = await this.#row<{ content_type: string; bytes: Buffer }>(
      'content_type, bytes',
      place,
    );
    return { bytes: file.bytes, contentType: file.content_type };
  }

  async #row<Row extends QueryResultRow>(
    columns: 'content_type' | 'content_type, bytes',
    { space, asset, token }: FilePlace,
  ): Promise<Row> {
    const missing = notFound({ type: 'Asset', id: asset, space });
    if (![space, asset, token].every(isId)) throw missing;
    const { rows } = await this.#store.pool.query<Row>(
      `select ${columns} from content.asset_file where space = $1 and asset = $2 and token = $3`,
      [space, asset, token],
    );
    const [row] = rows;
    if (!row) throw missing;
    return row;
  }

  /** Returns the cached rendering or makes one; simultaneous requests share the work. */
  async #rendered(
    place: FilePlace,
    request: ImageRequest,
    forwardedFor: string | undefined,
  ): Promise<Rendering> {
    const { space, asset, token } = place;
    const key = createHash('sha256')
      .update(JSON.stringify([[space, asset, token], request]))
      .digest('hex');
    const cached = await this.#cache.read(key);
    if (cached) return cached;
    if (!this.#rendering.has(key)) await this.#limit.count(forwardedFor);
    let pending = this.#rendering.get(key);
    if (!pending) {
      pending = this.#make(key, place, request).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, pending);
    }
    return pending;
  }

  async #make(key: string, place: FilePlace, request: ImageRequest): Promise<Rendering> {
    const rendering = await this.#queue
      .run(async () => {
        // Read only when its turn comes: 200 waiting originals would fill the memory.
        const { bytes, contentType } = await this.#original(place);
        if (!canRender(contentType)) throw badRequest('Only images can be transformed.');
        return render(bytes, contentType, request, this.#secondsPerRendering).catch(() => {
          throw new ApiError(422, 'UnprocessableImage', 'The image could not be transformed.');
        });
      })
      .catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        throw new ApiError(503, 'ServiceUnavailable', 'Too many images are being transformed.');
      });
    await this.#cache.keep(key, rendering);
    return rendering;
  }

  /** The query to redirect to if the requested form is not rendered for everyone. */
  async #betterQuery(place: FilePlace, query: URLSearchParams): Promise<URLSearchParams | null> {
    if (isAllowed(query)) return null;
    const file = await this.#row<{ content_type: string }>('content_type', place);
    if (!canRender(file.content_type)) return null;
    const better = allowedQuery(query, naturalWidth(this.#store, place));
    return better.toString() === query.toString() ? null : better;
  }
}
