import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weighPage, type CachedPage } from '@/lib/platform/page-cache/cached-pages';
import type { CachedAddress } from './cached-address';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it goes over the wire. */
export interface CompressedPage {
  body: Buffer;
  /** Strong, and different for each encoding. */
  etag: string;
}

/**
 * Brotli's quality. A list of 115 KB takes 1.7 ms of processor time for 19.5 KB with 5, and 0.7 ms
 * for 22.0 KB with 3. A cached page is compressed once for thousands of visitors, a selection for a
 * few: on a line of 20 Mbit/s the millisecond and the bytes weigh the same there.
 */
const QUALITY = { page: 5, selection: 3 } as const;
/**
 * A window of 256 KB, larger than nearly every page. Brotli's memory counts towards V8's limits
 * while it compresses: with its default of 4 MB garbage was collected three times as often, and a
 * list in no cache took half as long again.
 */
const BROTLI_WINDOW_BITS = 18;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Run in threads of their own, so that the event loop goes on.
const COMPRESSORS: Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => zip(body),
  identity: (body) => Promise.resolve(body),
};

type CompressedBodies = Map<string, CompressedPage | Promise<CompressedPage>>;

/**
 * Compressed bodies by render: they are dropped together with the page that the page cache drops.
 */
const bodies = new WeakMap<object, CompressedBodies>();

async function compress(
  plain: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<CompressedPage> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { body: await COMPRESSORS[encoding](plain, quality), etag: `"${hash}-${encoding}"` };
}

interface Compressible {
  /** One object for each render. */
  render: object;
  /** Name of the body among the compressed ones of a render. */
  form: string;
  plain: () => Buffer;
  kind: keyof typeof QUALITY;
}

/** A body in one encoding, cached; it is compressed once however many requests wait for it. */
export function compressedOnce(
  { render, form, plain, kind }: Compressible,
  encoding: Encoding,
  onCompressed?: (compressed: CompressedPage) => void,
): CompressedPage | Promise<CompressedPage> {
  const ofRender: CompressedBodies = bodies.get(render) ?? new Map<string, CompressedPage>();
  bodies.set(render, ofRender);
  const name = `${form} ${encoding}`;
  const known = ofRender.get(name);
  if (known) return known;
  const compressing = compress(plain(), encoding, QUALITY[kind]).then((compressed) => {
    ofRender.set(name, compressed);
    onCompressed?.(compressed);
    return compressed;
  });
  compressing.catch(() => ofRender.delete(name));
  ofRender.set(name, compressing);
  return compressing;
}

/** A cached page in one encoding, counted towards the memory limit of pages. */
export function compressedPage(
  { path, form }: CachedAddress,
  page: CachedPage,
  encoding: Encoding,
): CompressedPage | Promise<CompressedPage> {
  const plain = form === 'document' ? page.value.html : page.value.pageData;
  return compressedOnce(
    { render: page.value, form, plain: () => plain, kind: 'page' },
    encoding,
    ({ body }) => {
      // The identity encoding is the page itself, which is counted already.
      if (body !== plain) weighPage(path, page, body.length);
    },
  );
}
