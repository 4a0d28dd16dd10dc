import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError, badRequest, notFound } from '@/services/content/http/api-error';
import { isId } from '@/services/content/model/identifier';
import type { Embargo } from '@/services/content/embargo/embargo';
import type { ContentStore } from '@/services/content/store/content-store';
import { allowedQuery, isAllowed } from './allowed-sizes';
import { partOf } from './byte-range';
import { parseImageRequest } from './image-request';
import { canRender, naturalWidth, render, type Rendering } from './render';
import { QueueFull, RenderQueue } from './render-queue';
import { RenderingCache } from './rendering-cache';

/** A token names one upload for ever: a new file gets a new URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A shared cache would hand a signed file to everybody. */
const UNDER_EMBARGO = 'private, no-store';
/** What signs a URL, which is no parameter of a picture. */
const SIGNATURE = ['policy', 'token'];

/** Renderings share four threads with file reads, which should not wait for pictures. */
const PARALLEL_RENDERINGS = 2;
/** A page has a few dozen pictures; whoever comes when so many wait is told to come again. */
const MAX_WAITING = 200;
const CACHE_CEILING_BYTES = 1024 ** 3;

/**
 * Serves the files of assets, and pictures in the sizes and formats their URL requests.
 * Renderings are cached on disk; the originals are in the database.
 */
export class FileServer {
  readonly #store: ContentStore;
  readonly #cache: RenderingCache;
  readonly #embargo: Embargo;
  readonly #rendering = new Map<string, Promise<Rendering>>();
  readonly #queue = new RenderQueue(PARALLEL_RENDERINGS, MAX_WAITING);

  constructor(store: ContentStore, directory: string, embargo: Embargo) {
    this.#store = store;
    this.#embargo = embargo;
    this.#cache = new RenderingCache(directory, CACHE_CEILING_BYTES);
  }

  /** @throws ApiError 404 for unknown files, 400 for unknown parameters, 403 under embargo. */
  async serve(context: Context): Promise<Response> {
    const { space = '', asset = '', token = '' } = context.req.param() as Record<string, string>; // hono types none here
    const url = new URL(context.req.url);
    this.#embargo.assertAdmitted({ space, asset, token }, url);
    const isHeld = this.#embargo.holds({ space, asset, token });
    const query = url.searchParams;
    for (const name of SIGNATURE) query.delete(name);
    const request = query.size === 0 ? undefined : parseImageRequest(query);
    if (context.req.header('if-none-match') === `"${token}"`) {
      return new Response(null, { status: 304, headers: this.#headers(token, isHeld) });
    }
    const better = request && (await this.#betterQuery([space, asset, token], url.searchParams));
    if (better) {
      const location = new URL(context.req.url);
      for (const [name, value] of better) location.searchParams.set(name, value);
      return context.redirect(`${location.pathname}${location.search}`, 307);
    }
    const { bytes, contentType } = request
      ? await this.#rendered([space, asset, token], query, () =>
          this.#original(space, asset, token),
        )
      : await this.#original(space, asset, token);
    const headers = { ...this.#headers(token, isHeld), 'content-type': contentType };
    return partOf(bytes, context.req.header('range'), headers);
  }

  /** A drawing may carry scripts: opened by itself it must not run them on this origin. */
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

  async #original(space: string, asset: string, token: string): Promise<Rendering> {
    const missing = notFound({ type: 'Asset', id: asset, space });
    if (![space, asset, token].every(isId)) throw missing;
    const { rows } = await this.#store.pool.query<{ content_type: string; bytes: Buffer }>(
      'select content_type, bytes from content.asset_file where space = $1 and asset = $2 and token = $3',
      [space, asset, token],
    );
    const [file] = rows;
    if (!file) throw missing;
    return { bytes: file.bytes, contentType: file.content_type };
  }

  /** The cached rendering, else one made now; requests at the same time share the work. */
  async #rendered(
    file: string[],
    query: URLSearchParams,
    original: () => Promise<Rendering>,
  ): Promise<Rendering> {
    const request = parseImageRequest(query);
    const key = createHash('sha256')
      .update(JSON.stringify([file, request]))
      .digest('hex');
    const cached = await this.#cache.read(key);
    if (cached) return cached;
    let pending = this.#rendering.get(key);
    if (!pending) {
      pending = this.#make(key, request, original).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, pending);
    }
    return pending;
  }

  async #make(
    key: string,
    request: ReturnType<typeof parseImageRequest>,
    original: () => Promise<Rendering>,
  ): Promise<Rendering> {
    const source = await original();
    if (!canRender(source.contentType)) throw badRequest('Only images can be transformed.');
    const rendering = await this.#queue
      .run(() => render(source.bytes, source.contentType, request))
      .catch((error: unknown) => {
        if (error instanceof QueueFull)
          throw new ApiError(503, 'ServiceUnavailable', 'Too many images are being transformed.');
        throw new ApiError(422, 'UnprocessableImage', 'The image could not be transformed.');
      });
    await this.#cache.keep(key, rendering);
    return rendering;
  }

  /** The query to ask instead, of a size or quality that is not rendered for everybody. */
  async #betterQuery(
    [space = '', asset = '', token = '']: string[],
    query: URLSearchParams,
  ): Promise<URLSearchParams | null> {
    if (isAllowed(query)) return null;
    const { bytes, contentType } = await this.#original(space, asset, token);
    if (!canRender(contentType)) return null;
    const better = allowedQuery(query, await naturalWidth(bytes));
    return better.toString() === query.toString() ? null : better;
  }
}
