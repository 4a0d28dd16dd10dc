import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Fit, Focus, Format, ImageRequest } from './image-request';

/** A rendered picture and its media type. */
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
  // Where people look: without face recognition the most detailed part stands in for the face.
  face: sharp.strategy.attention,
  faces: sharp.strategy.attention,
};

/** Sources beyond this are rejected before they are decoded (a decompression bomb). */
const MAX_INPUT_PIXELS = 100_000_000;

/** A picture that takes longer is given up: others wait for its place. */
const MAX_SECONDS = 15;

/** Opens what a picture is made of; no pass over it ends later than the time for the whole picture. */
type Open = (input: Buffer, options?: SharpOptions) => Sharp;

function openWithin(seconds: number): Open {
  const end = Date.now() + seconds * 1_000;
  return (input, options) =>
    sharp(input, { limitInputPixels: MAX_INPUT_PIXELS, ...options }).timeout({
      // sharp counts in whole seconds, and takes none for no limit.
      seconds: Math.max(1, Math.ceil((end - Date.now()) / 1_000)),
    });
}

export const canRender = (contentType: string) =>
  contentType in FORMAT_OF || contentType === 'image/svg+xml';

/**
 * Renders a picture as requested; an SVG becomes a PNG unless another format is named.
 * @param seconds after which it is given up, whole ones
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
  // Corners are cut from one picture; an animation is several, one below the other.
  const animated = (format === 'gif' || format === 'webp') && request.radius === undefined;
  const density = isDrawing ? await drawingDensity(source, request) : undefined;
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
 * Drawings are drawn at the size wanted instead of being enlarged afterwards. Only their head is read,
 * which no limit of sharp's covers and which takes a moment.
 */
async function drawingDensity(source: Buffer, { width, height }: ImageRequest): Promise<number> {
  const base = 72;
  const natural = await sharp(source, { density: base }).metadata();
  const scale = Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height, 1);
  return Math.min(base * scale, 2400);
}

/** Cuts a part out of the picture in its own size; a focus on faces takes the middle. */
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

/** Only `scale` and `fill` may enlarge a picture beyond its own pixels. */
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
