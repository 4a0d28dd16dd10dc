import sharp from 'sharp';
import type { Article, Kind } from '@/packages/garment-pictures/articles';
import { createDemoArticles } from '@/packages/garment-pictures/demo-articles';
import { illustrate } from '@/packages/garment-pictures/garment/illustrate';
import { encode, renderPixels } from '@/packages/garment-pictures/render';

const WIDTH = 600;
/** 60 ms on a machine that resizes and encodes the photograph in 31 ms, relative to that time. */
const MAX_PHOTOGRAPHS = 60 / 31;
/** Excludes the engine's warm-up from the first pictures, because a service draws thousands. */
const UNCOUNTED = 12;
const PER_KIND = 6;
/** The most frequent kinds of pictures. */
const KINDS: readonly Kind[] = [
  'shirt',
  'jumper',
  't-shirt',
  'polo',
  'chinos',
  'jeans',
  'blazer',
  'quilted-jacket',
  'coat',
];

/** Processor time of `work`, all threads together, in ms. */
async function processor<Result>(work: () => Promise<Result>): Promise<readonly [number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

interface Costs {
  readonly drawing: number;
  readonly encoding: number;
  readonly resizing: number;
}

/** Cost of drawing and encoding a picture, compared with serving a photograph. */
async function costsOf(article: Article): Promise<Costs> {
  const drawn = illustrate({ article, view: 'front', pixels: WIDTH * 2 });
  const master = await encode(await renderPixels(drawn, false), 'jpg');
  const [drawing, image] = await processor(() =>
    renderPixels(illustrate({ article, view: 'front', pixels: WIDTH }), false),
  );
  const [encoding] = await processor(() => encode(image, 'webp'));
  const [resizing] = await processor(() => encode(sharp(master).resize(WIDTH), 'webp'));
  return { drawing, encoding, resizing };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Prints the cost of an uncached picture. @returns whether it is within its bound */
export async function drawingIsCheap(): Promise<boolean> {
  const register = createDemoArticles();
  const articles = [...register.numbers()].flatMap((number) => register.find(number) ?? []);
  const chosen = KINDS.flatMap((kind) =>
    articles.filter((article) => article.kind === kind).slice(0, PER_KIND),
  );
  const costs: Costs[] = [];
  for (const article of [...chosen.slice(0, UNCOUNTED), ...chosen])
    costs.push(await costsOf(article));
  const counted = costs.slice(UNCOUNTED);
  const each = (name: keyof Costs) => mean(counted.map((cost) => cost[name])).toFixed(1);
  const photographs =
    mean(counted.map(({ drawing }) => drawing)) / mean(counted.map(({ resizing }) => resizing));
  console.log(
    `processor for a cold picture of ${WIDTH} px, mean of ${counted.length}: ` +
      `${each('drawing')} ms to draw, ${each('encoding')} ms to encode; ` +
      `a photograph of ${2 * WIDTH} px resized and encoded: ${each('resizing')} ms; ` +
      `a drawing is ${photographs.toFixed(2)} photographs (at most ${MAX_PHOTOGRAPHS.toFixed(2)})`,
  );
  return photographs <= MAX_PHOTOGRAPHS;
}
