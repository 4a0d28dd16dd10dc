import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { colourNames, kinds, type Article, type Kind } from './articles';
import { createDemoArticles } from './demo-articles';
import { illustrate, views, type View } from './garment/illustrate';
import { renderPixels } from './render';
import { drawArranged } from './scenes/arranged';
import { arrangements } from './scenes/arrangements';
import { moodNames } from './scenes/moods';
import { drawScene, sceneNames } from './scenes/scene';

type Cell = (pixels: number) => Promise<Sharp>;

interface Plan {
  readonly name: string;
  readonly columns: number;
  /** Width and height of a cell in pixels. */
  readonly cell: readonly [number, number];
  readonly cells: readonly Cell[];
}

function picture(article: Article, view: View, isDark = false): Cell {
  return (pixels) => renderPixels(illustrate({ article, view, pixels }), isDark);
}

function register(): Article[] {
  const source = createDemoArticles();
  return [...source.numbers()].flatMap((number) => source.find(number) ?? []);
}

function inEveryColour(article: Article): Article[] {
  return colourNames.map((colour) => {
    const pattern = colour === 'multicolor' ? ('check' as const) : ('plain' as const);
    return { ...article, colour, pattern };
  });
}

const read = (svg: string) => sharp(Buffer.from(svg), { unlimited: true });

function scenes(): Cell[] {
  return moodNames.flatMap((mood) => [
    ...sceneNames.map(
      (scene): Cell =>
        async () =>
          read(drawScene({ scene, mood, ratio: 16 / 9, seed: 1 })),
    ),
    ...Object.entries(arrangements[mood]).map(
      ([name, arrangement]): Cell =>
        async () =>
          read(await drawArranged(arrangement, name, mood)),
    ),
  ]);
}

/** The most common kinds, ten articles each; kinds with few articles share a row. */
const usualKinds: readonly (readonly Kind[])[] = [
  ['shirt'],
  ['jumper', 'cardigan'],
  ['t-shirt', 'polo'],
  ['jeans', 'chinos'],
  ['blazer', 'quilted-jacket', 'bomber'],
  ['coat', 'parka'],
];

/** Evenly spaced articles of a row, so that cuts, cloths and colours differ. */
function sixty(articles: readonly Article[]): Article[] {
  return usualKinds.flatMap((row) => {
    const all = articles.filter(({ kind }) => row.includes(kind));
    return Array.from({ length: 10 }, (_, index) => {
      const article = all[Math.floor((index * all.length) / 10)];
      if (!article) throw new Error(`no articles of ${row.join(', ')}`);
      return article;
    });
  });
}

/** Kinds that are sold together, the first part first. */
const together: readonly (readonly Kind[])[] = [
  ['shirt', 'tie'],
  ['underwear', 'socks'],
  ['blazer', 'chinos', 'shirt', 'shoes'],
  ['jumper', 'jeans', 'shirt', 'trainers'],
  ['suit', 'shirt', 'tie', 'shoes'],
  ['blazer', 'waistcoat', 'chinos'],
];

/** Two of each combination, of different articles. */
function sets(articles: readonly Article[]): Article[] {
  return together.flatMap((parts) =>
    [0, 2].flatMap((turn) => {
      const [first, ...others] = parts.flatMap((kind) => {
        const all = articles.filter((each) => each.kind === kind);
        return all[turn % all.length] ?? [];
      });
      return first ? [{ ...first, parts: others }] : [];
    }),
  );
}

function plans(): Plan[] {
  const articles = register();
  const firstOf = kinds.flatMap((kind) => articles.find((each) => each.kind === kind) ?? []);
  const step = articles.length / 100;
  const hundred = articles.filter(
    (_, index) => Math.floor(index / step) > Math.floor((index - 1) / step),
  );
  const dark = articles.filter((_, index) => index % 5 === 2).slice(0, 24);
  const coloured = firstOf.filter(({ kind }) =>
    ['shirt', 'jumper', 'quilted-jacket'].includes(kind),
  );
  const fronts = (list: Article[], isDark = false) =>
    list.map((article) => picture(article, 'front', isDark));
  const everyView = firstOf.flatMap((article) => views.map((view) => picture(article, view)));
  const everyColour = fronts(coloured.flatMap(inEveryColour));
  return [
    { name: 'garments', columns: 10, cell: [190, 253], cells: fronts(sixty(articles)) },
    { name: 'articles', columns: 10, cell: [210, 280], cells: fronts(hundred) },
    { name: 'sets', columns: 6, cell: [270, 360], cells: fronts(sets(articles)) },
    { name: 'views', columns: 12, cell: [176, 235], cells: everyView },
    { name: 'colours', columns: 13, cell: [160, 213], cells: everyColour },
    { name: 'dark', columns: 8, cell: [210, 280], cells: fronts(dark, true) },
    { name: 'scenes', columns: 6, cell: [360, 203], cells: scenes() },
  ];
}

async function render(plan: Plan, directory: string): Promise<string> {
  const [width, height] = plan.cell;
  const gap = 4;
  const tiles: OverlayOptions[] = [];
  for (const [index, draw] of plan.cells.entries()) {
    const input = await (
      await draw(Math.round(width * 1.5))
    )
      .resize(width, height, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer();
    const left = (index % plan.columns) * (width + gap);
    tiles.push({ input, left, top: Math.floor(index / plan.columns) * (height + gap) });
  }
  const rows = Math.ceil(plan.cells.length / plan.columns);
  const size = { width: plan.columns * (width + gap) - gap, height: rows * (height + gap) - gap };
  const file = path.join(directory, `contact-${plan.name}.webp`);
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .webp({ quality: 78, effort: 5 })
    .toFile(file);
  return file;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '../../docs/pictures' }, only: { type: 'string' } },
  });
  sharp.concurrency(1);
  await mkdir(values.out, { recursive: true });
  for (const plan of plans()) {
    if (!values.only || values.only === plan.name) console.log(await render(plan, values.out));
  }
}

void main();
