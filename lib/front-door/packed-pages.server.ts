import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weighPage, type CachedPage } from '@/lib/page-cache/cached-pages';
import type { CachedAddress } from './cached-address';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it goes over the wire. */
export interface PackedPage {
  body: Buffer;
  /** Strong: another for each encoding. */
  etag: string;
}

/** A list of 190 KB: 2.5 ms for 22.2 KB; 6 takes twice as long for a hundredth less. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// In threads of their own: the event loop goes on.
const PACKERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => zip(body),
  identity: (body) => Promise.resolve(body),
};

type Packs = Map<string, PackedPage | Promise<PackedPage>>;

/** By the render: what was packed of a page goes when the page cache lets go of it. */
const packs = new WeakMap<object, Packs>();

async function pack(page: CachedPage, form: CachedAddress['form'], encoding: Encoding) {
  const { html, pageData } = page.value;
  const plain = Buffer.from(form === 'document' ? html : JSON.stringify(pageData));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { body: await PACKERS[encoding](plain), etag: `"${hash}-${encoding}"` };
}

/** A page in one encoding: at once when it was packed before, packed once however many wait. */
export function packedPage(
  { path, form }: CachedAddress,
  page: CachedPage,
  encoding: Encoding,
): PackedPage | Promise<PackedPage> {
  const ofRender: Packs = packs.get(page.value) ?? new Map<string, PackedPage>();
  packs.set(page.value, ofRender);
  const name = `${form} ${encoding}`;
  const known = ofRender.get(name);
  if (known) return known;
  const packing = pack(page, form, encoding).then((packed) => {
    ofRender.set(name, packed);
    weighPage(path, page, packed.body.length);
    return packed;
  });
  packing.catch(() => ofRender.delete(name));
  ofRender.set(name, packing);
  return packing;
}
