import type { Article } from '#articles';
import { element } from '#drawing/drawing';
import { describe } from '#garment/illustrate';
import { renderPixels } from '#render';
import { moods, type MoodName } from './moods';

const plain = {
  cut: 'regular',
  sizes: 'regular',
  colour: 'not_specified',
  collar: 'kent',
  sleeves: 'long',
  closure: 'buttons',
  details: [],
} as const;

/** Each shop's characteristic cloth, by its index among the mood's cloths. */
const cloths: Readonly<
  Record<MoodName, Pick<Article, 'kind' | 'fabric' | 'pattern'> & { cloth: number }>
> = {
  hgg: { kind: 'shirt', fabric: 'flannel', pattern: 'tartan', cloth: 1 },
  hrm: { kind: 'coat', fabric: 'herringbone', pattern: 'plain', cloth: 3 },
  eck: { kind: 'jumper', fabric: 'knit', pattern: 'plain', cloth: 7 },
};

/**
 * A close view of cloth, 16 : 9, that fills the picture and leaves no room for text, as SVG. A
 * sketch only shows whether the cloth has changed.
 */
export async function drawCloth(mood: MoodName, isSketch = false): Promise<string> {
  const { cloth, ...options } = cloths[mood];
  const { cloths: dyes } = moods[mood];
  const article = { ...plain, ...options, dye: dyes[cloth] ?? dyes[0], number: `cloth/${mood}` };
  if (isSketch) return describe(article, 60).svg + JSON.stringify(article);
  const [width, height] = [2_000, 1_125];
  const pixels = await renderPixels(describe(article, width), false);
  const picture = await pixels.jpeg({ quality: 92 }).toBuffer();
  const href = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const image = element('image', { width, height, href });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${image}</svg>`;
}
