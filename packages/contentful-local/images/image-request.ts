import { badRequest } from '#http/api-error';

export const FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
export const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const FOCUSES = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;

export type Format = (typeof FORMATS)[number];
export type Fit = (typeof FITS)[number];
export type Focus = (typeof FOCUSES)[number];

/** Parameters of an image URL; sizes in pixels, quality in percent. */
export interface ImageRequest {
  width?: number;
  height?: number;
  fit?: Fit;
  focus?: Focus;
  /** Corner radius in pixels; `max` makes an ellipse. */
  radius?: number | 'max';
  quality?: number;
  format?: Format;
  isProgressive?: boolean;
  isPaletted?: boolean;
  /** `rrggbb` */
  background?: string;
}

const MAX_PIXELS = 4000;
const KNOWN = new Set(['w', 'h', 'fit', 'f', 'r', 'q', 'fm', 'fl', 'bg']);

export function parseImageRequest(query: URLSearchParams): ImageRequest {
  for (const name of query.keys()) {
    if (!KNOWN.has(name)) throw badRequest(`The image parameter "${name}" is not known.`);
  }
  const width = wholeNumber(query, 'w', MAX_PIXELS);
  const height = wholeNumber(query, 'h', MAX_PIXELS);
  const fit = oneOf(query, 'fit', FITS);
  const focus = oneOf(query, 'f', FOCUSES);
  const quality = wholeNumber(query, 'q', 100);
  const format = oneOf(query, 'fm', FORMATS);
  const flag = oneOf(query, 'fl', ['progressive', 'png8'] as const);
  if (flag === 'progressive' && format !== 'jpg') throw badRequest('fl=progressive needs fm=jpg.');
  if (flag === 'png8' && format !== 'png') throw badRequest('fl=png8 needs fm=png.');
  const radius = query.get('r') === 'max' ? 'max' : wholeNumber(query, 'r', MAX_PIXELS);
  const background = parseBackground(query.get('bg'));
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(fit ? { fit } : {}),
    ...(focus ? { focus } : {}),
    ...(radius === undefined ? {} : { radius }),
    ...(quality === undefined ? {} : { quality }),
    ...(format ? { format } : {}),
    ...(flag === 'progressive' ? { isProgressive: true } : {}),
    ...(flag === 'png8' ? { isPaletted: true } : {}),
    ...(background ? { background } : {}),
  };
}

function wholeNumber(query: URLSearchParams, name: string, max: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (!(value >= 1 && value <= max)) {
    throw badRequest(`The image parameter "${name}" must be a whole number from 1 to ${max}.`);
  }
  return value;
}

function oneOf<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (!choice) {
    throw badRequest(`The image parameter "${name}" must be one of: ${choices.join(', ')}.`);
  }
  return choice;
}

function parseBackground(text: string | null): string | undefined {
  if (text === null) return undefined;
  const hex = /^rgb:([0-9a-fA-F]{6})$/.exec(text)?.[1];
  if (!hex) throw badRequest('The image parameter "bg" must be of the form rgb:rrggbb.');
  return hex.toLowerCase();
}
