import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Outbound, type OutboundResponse } from 'service-kit/outbound';
import sharp from 'sharp';
import { z } from 'zod';
import { groundOf } from './own-ground';
import { viewIndex, type PictureRequest } from './picture-path';
import type { StoredPicture } from './picture-store';
import { encode } from './render';
import type { RenderQueue } from './render-queue';

const TIMEOUT_MS = 10_000;
/** A picture of a camera is smaller. */
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
const MAX_REDIRECTS = 3;
/** How long the shop is not asked again, and a picture that could not be loaded is not requested. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 20_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Largest rendition; originals are stored at this size. */
const LARGEST = { width: 2000, height: 2667 } as const;
const WHITE = '#ffffff';

const known = z.object({ addresses: z.array(z.string()).max(20) });

interface Settings {
  /** The shop, which knows the addresses of imported articles. */
  readonly shop: string;
  readonly directory: string;
  readonly queue: RenderQueue;
  /** Private hosts from which pictures may come, besides the shop. */
  readonly allowedHosts: readonly string[];
}

/** Values that expire, the oldest of which are dropped. */
class Remembered<Value> {
  private readonly values = new Map<string, { value: Value; until: number }>();

  get(key: string): Value | undefined {
    const found = this.values.get(key);
    return found && found.until > Date.now() ? found.value : undefined;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, { value, until: Date.now() + REMEMBERED_MS });
    const [oldest] = this.values.keys();
    if (this.values.size > MAX_REMEMBERED && oldest !== undefined) this.values.delete(oldest);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Pictures at addresses of the retailer: fetched once, resized, stored. Files are named by the
 * address, so that another address is another picture.
 */
export class OwnPictures {
  private readonly settings: Settings;
  private readonly outbound: Outbound;
  private readonly addresses = new Remembered<readonly string[]>();
  /** Addresses that have just failed. */
  private readonly failed = new Remembered<true>();
  private readonly loading = new Map<string, Promise<Buffer | undefined>>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.outbound = new Outbound([new URL(settings.shop).host, ...settings.allowedHosts]);
  }

  /** @returns `undefined` if the article has no such picture, or it cannot be loaded now */
  async find(request: PictureRequest): Promise<StoredPicture | undefined> {
    if (request.type !== 'product' && request.type !== 'icon') return undefined;
    const at = request.type === 'icon' ? 0 : viewIndex(request.view);
    const address = (await this.addressesOf(request.article))[at];
    if (address === undefined) return undefined;
    const { width, format } = request;
    const height = request.type === 'icon' ? width : Math.round((width * 4) / 3);
    const file = `${hashOf(address)}-${request.type}-${width}-ground.${format}`;
    const stored = await this.read(file);
    if (stored) return tagged(stored);
    return this.settings.queue.run(async () => {
      const original = await this.original(address);
      if (!original) return undefined;
      const fit = request.type === 'icon' ? 'cover' : 'contain';
      const background = await groundOf(original, { width, height });
      const image = sharp(original).resize({ width, height, fit, background });
      return tagged(await this.write(file, await encode(image, format)));
    }, 'requested');
  }

  private async addressesOf(article: string): Promise<readonly string[]> {
    const before = this.addresses.get(article);
    if (before) return before;
    const url = new URL('/api/pictures', this.settings.shop);
    url.searchParams.set('item', article);
    const response = await this.request(url).catch(() => null);
    // While the shop cannot be reached, nothing is remembered.
    if (!response || (response.status !== 200 && response.status !== 404)) return [];
    const { data } =
      response.status === 200
        ? known.safeParse(JSON.parse(response.bytes.toString('utf8')))
        : { data: undefined };
    const addresses = data?.addresses ?? [];
    this.addresses.set(article, addresses);
    return addresses;
  }

  /** The picture at an address, at most as large as the largest rendition. */
  private async original(address: string): Promise<Buffer | undefined> {
    const file = `${hashOf(address)}.webp`;
    const stored = await this.read(file);
    if (stored) return stored;
    if (this.failed.get(address)) return undefined;
    const current = this.loading.get(address);
    if (current) return current;
    const loaded = this.load(address, file).catch((error: unknown) => {
      console.error('media:', address, error instanceof Error ? error.message : error);
      this.failed.set(address, true);
      return undefined;
    });
    this.loading.set(address, loaded);
    try {
      return await loaded;
    } finally {
      this.loading.delete(address);
    }
  }

  private async load(address: string, file: string): Promise<Buffer> {
    const { status, bytes } = await this.request(new URL(address), MAX_REDIRECTS);
    if (status !== 200) throw new Error(`responded ${status}`);
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new Error(`is ${format ?? 'no picture'}`);
    const small = image
      .rotate()
      .flatten({ background: WHITE })
      .resize({
        ...LARGEST,
        fit: 'inside',
        withoutEnlargement: true,
      });
    return this.write(file, await small.webp({ quality: 92, effort: 2 }).toBuffer());
  }

  /** Each redirect is checked like the address itself. */
  private async request(url: URL, redirects = 0): Promise<OutboundResponse> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await this.outbound.fetch(url, { signal, maxBytes: MAX_BYTES });
    const { location } = response.headers;
    if (redirects === 0 || location === undefined || response.status < 300 || response.status > 399)
      return response;
    return this.request(new URL(location, url), redirects - 1);
  }

  private async read(file: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.locate(file)).catch(() => undefined);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  /** Stores a file; if that fails, its bytes are returned all the same. */
  private async write(file: string, bytes: Buffer): Promise<Buffer> {
    const target = this.locate(file);
    const draft = path.join(this.settings.directory, randomUUID());
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, target);
    } catch (error) {
      console.error('media: a picture is not kept:', error);
    }
    return bytes;
  }

  private locate(file: string): string {
    return path.join(this.settings.directory, file.slice(0, 2), file);
  }
}

/** Browsers ask again after an hour: another address replaces the picture under the same path. */
function tagged(bytes: Buffer): StoredPicture {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"`, maxAge: 3_600 };
}
