import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { ApiError, badRequest, notFound } from '@/services/content/http/api-error';
import { isId } from '@/services/content/model/identifier';
import type { Embargo } from '@/services/content/embargo/embargo';
import type { ContentStore } from '@/services/content/store/content-store';
import { parseImageRequest } from './image-request';
import { partOf } from './byte-range';
import { canRender, render, type Rendering } from './render';
import { RenderQueue } from './render-queue';

/** A token names one upload for ever: a new file gets a new URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A shared cache would hand a signed file to everybody. */
const UNDER_EMBARGO = 'private, no-store';
/** What signs a URL, which is no parameter of a picture. */
const SIGNATURE = ['policy', 'token'];

/** Renderings share four threads with file reads, which should not wait for pictures. */
const PARALLEL_RENDERINGS = 2;

/**
 * Serves the files of assets, and pictures in the sizes and formats their URL requests.
 * Renderings are cached on disk; the originals are in the database.
 */
export class FileServer {
  readonly #store: ContentStore;
  readonly #directory: string;
  readonly #embargo: Embargo;
  readonly #rendering = new Map<string, Promise<Rendering>>();
  readonly #queue = new RenderQueue(PARALLEL_RENDERINGS);

  constructor(store: ContentStore, directory: string, embargo: Embargo) {
    this.#store = store;
    this.#embargo = embargo;
    this.#directory = directory;
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
    const path = join(this.#directory, key.slice(0, 2), key);
    const cached = await this.#cached(path);
    if (cached) return cached;
    let pending = this.#rendering.get(key);
    if (!pending) {
      pending = this.#make(path, request, original).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, pending);
    }
    return pending;
  }

  async #make(
    path: string,
    request: ReturnType<typeof parseImageRequest>,
    original: () => Promise<Rendering>,
  ): Promise<Rendering> {
    const source = await original();
    if (!canRender(source.contentType)) throw badRequest('Only images can be transformed.');
    const rendering = await this.#queue
      .run(() => render(source.bytes, source.contentType, request))
      .catch(() => {
        throw new ApiError(422, 'UnprocessableImage', 'The image could not be transformed.');
      });
    await this.#keep(path, rendering).catch(() => {
      // A full or read-only disk costs speed, not the answer.
    });
    return rendering;
  }

  async #cached(path: string): Promise<Rendering | undefined> {
    try {
      const file = await readFile(path);
      const end = file.indexOf(0x0a);
      return { contentType: file.toString('latin1', 0, end), bytes: file.subarray(end + 1) };
    } catch {
      return undefined;
    }
  }

  /** Media type, line feed, bytes; renamed into place so that no reader sees half a file. */
  async #keep(path: string, { bytes, contentType }: Rendering): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(join(path, '..'), { recursive: true });
    const file = Buffer.concat([Buffer.from(`${contentType}\n`, 'latin1'), bytes]);
    try {
      // On disk before it has its name: after a power cut there is no half of it.
      await writeFile(draft, file, { flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
