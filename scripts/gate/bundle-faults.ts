import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  /** As the manifests name it: `static/chunks/….js`. */
  name: string;
  source: string;
}

export interface Build {
  chunks: readonly Chunk[];
  /** Page → names of the scripts its HTML requests before anything else. */
  firstLoad: ReadonlyMap<string, readonly string[]>;
  /** Component names of all blocks: `HomeTeaser`. */
  blocks: readonly string[];
}

/** KB (1,024 bytes, brotli): 95 for an empty Next page, and 42 for the shop's own scripts. */
export const FIRST_LOAD_LIMIT_KB = 137;

/** Property zod keeps its schemas' innards under, and the name of the standard it offers. */
const ZOD = /\b_zod\b|"~standard"/;
/** What the chunk of a form's schema exports: loaded once that form is hydrated. */
const FORM_SCHEMAS = /"check(?:Checkout)?Address",0,/;
/** The parser of ICU messages: a name of its options, and one in the trees it makes. */
const ICU_PARSER = /\bcaptureLocation\b|\bpluralType\b/;
/** Names that framer-motion's elements and its features for dragging keep in a build. */
const MOTION = /\breducedMotion\b/;
const MOTION_FEATURES = /\bisAnimationBlocked\b/;
/** Names no browser needs; their values would stand beside them. */
const SECRETS =
  /\b(?:CONTENTFUL_[A-Z_]+|DATABASE_(?:OWNER_)?URL|SMTP_URL|[A-Z]+(?:_[A-Z]+)*_SECRET|ALGOLIA_ADMIN_API_KEY)\b/;

function wrongContents({ name, source }: Chunk): string[] {
  const secret = SECRETS.exec(source)?.[0];
  return [
    ...(ZOD.test(source) && !FORM_SCHEMAS.test(source) ? [`${name} contains zod`] : []),
    ...(ICU_PARSER.test(source) ? [`${name} contains the parser of ICU messages`] : []),
    ...(secret ? [`${name} names ${secret}`] : []),
  ];
}

/**
 * How a module of the build exports a block: by its name, or with `Block` behind it where something
 * else has that name. The same word may be a message.
 */
const exports = (source: string, block: string) =>
  new RegExp(`"${block}(?:Block)?",0,`).test(source);

/** Every block in a chunk of its own, and in none that a page loads first. */
function unsplitBlocks({ chunks, firstLoad, blocks }: Build): string[] {
  const early = new Set([...firstLoad.values()].flat());
  const homes = (block: string) => chunks.filter(({ source }) => exports(source, block));
  return blocks.flatMap((block) => {
    const found = homes(block);
    const shared = found.find(({ source }) =>
      blocks.some((other) => other !== block && exports(source, other)),
    );
    const loadedFirst = found.find(({ name }) => early.has(name));
    return [
      // Not found means that the mark is no longer right, and the other two prove nothing.
      ...(found.length === 0 ? [`no chunk exports ${block}`] : []),
      ...(shared ? [`${shared.name} holds ${block} and another block`] : []),
      ...(loadedFirst ? [`${loadedFirst.name}, loaded by every page, holds ${block}`] : []),
    ];
  });
}

/** framer-motion in what no page loads first, its features in chunks without anything else. */
function earlyMotion({ chunks, firstLoad }: Build): string[] {
  const early = new Set([...firstLoad.values()].flat());
  const features = chunks.filter(({ source }) => MOTION_FEATURES.test(source));
  const elements = chunks.filter(({ source }) => MOTION.test(source));
  return [
    // As with blocks: a mark that is nowhere proves nothing.
    ...(features.length === 0 || elements.length === 0 ? ['no chunk contains framer-motion'] : []),
    ...[...new Set([...features, ...elements])]
      .filter(({ name }) => early.has(name))
      .map(({ name }) => `${name}, loaded by every page, contains framer-motion`),
    ...features
      .filter((chunk) => elements.includes(chunk))
      .map(({ name }) => `${name} contains framer-motion's features and more`),
  ];
}

function tooHeavy({ chunks, firstLoad }: Build): string[] {
  const weights = new Map(
    chunks.map(({ name, source }) => [name, brotliCompressSync(source).length / 1024]),
  );
  return [...firstLoad].flatMap(([page, names]) => {
    const kilobytes = names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
    if (kilobytes <= FIRST_LOAD_LIMIT_KB) return [];
    return [
      `${page} loads ${kilobytes.toFixed(1)} KB of script first; ${FIRST_LOAD_LIMIT_KB} is the limit`,
    ];
  });
}

/** What lint cannot see: what really ended up in the browser's files. */
export function bundleFaults(build: Build): string[] {
  return [
    ...build.chunks.flatMap(wrongContents),
    ...unsplitBlocks(build),
    ...earlyMotion(build),
    ...tooHeavy(build),
  ];
}
