import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weighPage, type CachedPage } from '@/lib/platform/page-cache/cached-pages';
import type { CachedAddress } from './cached-address';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it goes over the wire. */
export interface PackedPage {
  body: Buffer;
  /** Strong: another for each encoding. */
  etag: string;
}

/**
 * Brotli's quality. A list of 115 KB: 1.7 ms of the processor for 19.5 KB with 5, 0.7 ms for 22.0 KB with 3. A cached page is packed
 * once for thousands, a list that was chosen for whoever has chosen it: on a line of 20 Mbit/s the millisecond and the bytes are even.
 */
const QUALITY = { page: 5, selection: 3 } as const;
/**
 * 256 KB: more than nearly every page has. What brotli takes counts towards V8's limits while it packs: with its usual 4 MB
 * garbage was collected three times as often, and a list that nobody had asked for took half as much again.
 */
const BROTLI_WINDOW_BITS = 18;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// In threads of their own: the event loop goes on.
const PACKERS: Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>> = {
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

type Packs = Map<string, PackedPage | Promise<PackedPage>>;

/** By the render: what was packed of a page goes when the page cache lets go of it. */
const packs = new WeakMap<object, Packs>();

async function pack(plain: Buffer, encoding: Encoding, quality: number): Promise<PackedPage> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { body: await PACKERS[encoding](plain, quality), etag: `"${hash}-${encoding}"` };
}

interface Packable {
  /** One object for each render. */
  render: object;
  /** Among what is packed of a render. */
  form: string;
  plain: () => Buffer;
  kind: keyof typeof QUALITY;
}

/** A body in one encoding: at once when it was packed before, packed once however many wait. */
export function packedOnce(
  { render, form, plain, kind }: Packable,
  encoding: Encoding,
  onPacked?: (packed: PackedPage) => void,
): PackedPage | Promise<PackedPage> {
  const ofRender: Packs = packs.get(render) ?? new Map<string, PackedPage>();
  packs.set(render, ofRender);
  const name = `${form} ${encoding}`;
  const known = ofRender.get(name);
  if (known) return known;
  const packing = pack(plain(), encoding, QUALITY[kind]).then((packed) => {
    ofRender.set(name, packed);
    onPacked?.(packed);
    return packed;
  });
  packing.catch(() => ofRender.delete(name));
  ofRender.set(name, packing);
  return packing;
}

/** A cached page in one encoding, counted towards the memory that pages may take. */
export function packedPage(
  { path, form }: CachedAddress,
  page: CachedPage,
  encoding: Encoding,
): PackedPage | Promise<PackedPage> {
  const plain = form === 'document' ? page.value.html : page.value.pageData;
  return packedOnce(
    { render: page.value, form, plain: () => plain, kind: 'page' },
    encoding,
    ({ body }) => {
      // Unpacked it is the page itself.
      if (body !== plain) weighPage(path, page, body.length);
    },
  );
}
