import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Fit, Focus, Format, ImageRequest } from './image-request';

export interface Rendering {
  bytes: Buffer;
  contentType: string;
}

const MEDIA_TYPES: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
};

const FORMAT_OF: Record<string, Format> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
};

const POSITIONS: Record<Focus, string | number> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  // There is no face detection: the most detailed part is used instead of the face.
  face: sharp.strategy.attention,
  faces: sharp.strategy.attention,
};

/** Larger sources are rejected before they are decoded (decompression bombs). */
const MAX_INPUT_PIXELS = 100_000_000;

/** Slower renderings are aborted, because others wait for their slot. */
const MAX_SECONDS = 15;

/** Opens a source with the time that is left for the whole picture as the limit of the pass. */
type Open = (input: Buffer, options?: SharpOptions) => Sharp;

function openWithin(seconds: number): Open {
  const end = Date.now() + seconds * 1_000;
  return (input, options) =>
    sharp(input, { limitInputPixels: MAX_INPUT_PIXELS, ...options }).timeout({
      // sharp accepts whole seconds only, and 0 means no limit.
      seconds: Math.max(1, Math.ceil((end - Date.now()) / 1_000)),
    });
}

export const canRender = (contentType: string) =>
  contentType in FORMAT_OF || contentType === 'image/svg+xml';

/**
 * Renders a picture as requested; an SVG becomes a PNG unless another format is named.
 * @param seconds whole seconds after which rendering is aborted
 */
export async function render(
  source: Buffer,
  contentType: string,
  request: ImageRequest,
  seconds = MAX_SECONDS,
): Promise<Rendering> {
  const open = openWithin(seconds);
  const isDrawing = contentType === 'image/svg+xml';
  const format = request.format ?? FORMAT_OF[contentType] ?? 'png';
  // Corners are cut from a single picture, but sharp stacks the frames of an animation vertically.
  const animated = (format === 'gif' || format === 'webp') && request.radius === undefined;
  const density = isDrawing ? await drawingDensity(source, request) : undefined;
  // outside: sharp-orientation
  let image = open(source, { animated, ...(density ? { density } : {}) }).autoOrient();
  image = request.fit === 'crop' ? await crop(open, image, request) : resize(image, request);
  if (request.radius !== undefined) image = await roundCorners(open, image, request.radius);
  if (request.background) image = image.flatten({ background: `#${request.background}` });
  else if (format === 'jpg') image = image.flatten({ background: '#ffffff' });
  return {
    bytes: await encode(image, format, request).toBuffer(),
    contentType: MEDIA_TYPES[format],
  };
}

/**
 * Rasterises an SVG at the requested size instead of enlarging it afterwards. Only the header is
 * read, which is quick and which sharp's limits do not cover.
 */
async function drawingDensity(source: Buffer, { width, height }: ImageRequest): Promise<number> {
  const base = 72;
  const natural = await sharp(source, { density: base }).metadata();
  const scale = Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height, 1);
  return Math.min(base * scale, 2400);
}

/** Crops the picture at its original size; a focus on faces uses the centre. */
async function crop(
  open: Open,
  image: Sharp,
  { width, height, focus = 'center' }: ImageRequest,
): Promise<Sharp> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const size = {
    width: Math.min(width ?? info.width, info.width),
    height: Math.min(height ?? info.height, info.height),
  };
  const offset = (room: number, near: string, far: string) =>
    Math.floor(room * (focus.includes(near) ? 0 : focus.includes(far) ? 1 : 0.5));
  const left = offset(info.width - size.width, 'left', 'right');
  const top = offset(info.height - size.height, 'top', 'bottom');
  return open(data).extract({ left, top, ...size });
}

function resize(image: Sharp, { width, height, fit, focus, background }: ImageRequest): Sharp {
  if (width === undefined && height === undefined) return image;
  const isBoxed = width !== undefined && height !== undefined;
  const mode = isBoxed && fit !== 'crop' ? RESIZE_MODES[fit ?? 'inside'] : RESIZE_MODES.inside;
  return image.resize({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...mode,
    ...(focus && mode.fit === 'cover' ? { position: POSITIONS[focus] } : {}),
    ...(mode.fit === 'contain'
      ? { background: background ? `#${background}` : { r: 0, g: 0, b: 0, alpha: 0 } }
      : {}),
  });
}

/** Only `scale` and `fill` may enlarge a picture. */
const RESIZE_MODES = {
  inside: { fit: 'inside', withoutEnlargement: true },
  pad: { fit: 'contain', withoutEnlargement: false },
  fill: { fit: 'cover', withoutEnlargement: false },
  scale: { fit: 'fill', withoutEnlargement: false },
  thumb: { fit: 'cover', withoutEnlargement: false },
} as const satisfies Record<Exclude<Fit, 'crop'> | 'inside', object>;

async function roundCorners(open: Open, image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rx = radius === 'max' ? width / 2 : radius;
  const ry = radius === 'max' ? height / 2 : radius;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  const rounded = await open(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return open(rounded);
}

function encode(image: Sharp, format: Format, request: ImageRequest): Sharp {
  const quality = request.quality === undefined ? {} : { quality: request.quality };
  switch (format) {
    case 'jpg':
      return image.jpeg({ progressive: request.isProgressive ?? false, mozjpeg: true, ...quality });
    case 'png':
      return image.png({ palette: request.isPaletted ?? false });
    case 'webp':
      return image.webp(quality);
    case 'gif':
      return image.gif();
    case 'avif':
      return image.avif({ effort: 3, ...quality });
    case 'tiff':
      return image.tiff(quality);
  }
}
