import { colourNames, kinds } from '#articles';
import { createDemoArticles } from '#demo-articles';
import { renderArticle, renderPixels } from '#render';
import { heightRatio, illustrate, views } from './illustrate';
import { posesOf } from './poses';

const source = createDemoArticles();
const articles = [...source.numbers()].flatMap((number) => source.find(number) ?? []);
const [shirt] = articles;
if (!shirt) throw new Error('the register is empty');

test('the register has about 120 articles, of every kind and colour', () => {
  expect(articles.length).toBeGreaterThanOrEqual(115);
  expect(new Set(articles.map((article) => article.number)).size).toBe(articles.length);
  expect(kinds.filter((kind) => !articles.some((article) => article.kind === kind))).toEqual([]);
  expect(colourNames.filter((name) => !articles.some(({ colour }) => colour === name))).toEqual([]);
});

test('the same article has identical bytes', async () => {
  const order = { article: shirt, view: 'front', pixels: 300 } as const;
  const [first, second] = [illustrate(order), illustrate({ ...order })];
  expect(second.svg).toBe(first.svg);
  const pictures = await Promise.all([1, 2].map(() => renderArticle(order, false, 'webp')));
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true);
});

test('two articles of one model look different', () => {
  const [one, other] = articles.filter((article) => article.kind === 't-shirt');
  if (!one || !other) throw new Error('too few T-shirts');
  const plain = {
    ...other,
    colour: one.colour,
    cut: one.cut,
    sizes: one.sizes,
    pattern: one.pattern,
  };
  const draw = (article: typeof one) => illustrate({ article, view: 'front', pixels: 300 }).svg;
  expect(draw(plain)).not.toBe(draw(one));
});

test.each(kinds)('%s is drawn in all views', async (kind) => {
  const article = articles.find((each) => each.kind === kind);
  if (!article) throw new Error(`no ${kind}`);
  for (const view of views) {
    const drawn = illustrate({ article, view, pixels: 60 });
    expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/);
    const pixels = await renderPixels(drawn, false);
    const { info, data } = await pixels.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 60 * heightRatio(kind)]);
    expect(new Set(data).size).toBeGreaterThan(20);
  }
});

test('a big size is wider and a tall one longer than the regular one', () => {
  const area = (sizes: (typeof shirt)['sizes']) =>
    illustrate({ article: { ...shirt, sizes }, view: 'front', pixels: 60 }).area.width;
  expect(area('big')).toBeGreaterThan(area('regular'));
  expect(area('tall')).toBeGreaterThan(area('regular'));
});

test.each(kinds.filter((kind) => kind !== 'gift-card'))('%s lies in three ways or more', (kind) => {
  const article = articles.find((each) => each.kind === kind);
  if (!article) throw new Error(`no ${kind}`);
  const poses = posesOf(article);
  expect(poses.length).toBeGreaterThanOrEqual(3);
  const drawings = poses.map(
    (pose) => illustrate({ article: { ...article, pose }, view: 'front', pixels: 60 }).svg,
  );
  expect(new Set(drawings).size).toBe(poses.length);
  expect(drawings.join('')).not.toMatch(/NaN|undefined|Infinity/);
});

test('other views show the whole garment, however it lies in the first one', () => {
  for (const view of views.filter((one) => one !== 'front')) {
    const [folded, flat] = (['folded', 'flat'] as const).map(
      (pose) => illustrate({ article: { ...shirt, pose }, view, pixels: 60 }).svg,
    );
    expect(folded).toBe(flat);
  }
});

test('all colours of an article lie alike', () => {
  const areas = ['100', '135', '170'].map(
    (colour) =>
      illustrate({ article: { ...shirt, number: `20310000-${colour}` }, view: 'front', pixels: 60 })
        .area.height,
  );
  expect(new Set(areas.map(Math.round)).size).toBe(1);
});

describe('a set', () => {
  const parts = ['tie', 'chinos', 'shoes', 'waistcoat'].map((kind) => {
    const part = articles.find((each) => each.kind === kind);
    if (!part) throw new Error(`no ${kind}`);
    return part;
  });
  const area = (article: typeof shirt) => illustrate({ article, view: 'front', pixels: 60 }).area;

  test('SET-01: shows every part in its own cloth, next to the first one or on it', async () => {
    const drawn = illustrate({ article: { ...shirt, parts }, view: 'front', pixels: 300 });
    const cloths = new Set(
      drawn.plies.laid.flatMap((each) => ('ply' in each ? [each.ply.cloth.fabric] : [])),
    );
    for (const { fabric } of [shirt, ...parts]) expect(cloths).toContain(fabric);
    expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/);
    const { info } = await (await renderPixels(drawn, false)).toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 400]);
    expect(area({ ...shirt, parts }).width).toBeGreaterThan(area(shirt).width * 1.3);
  });

  test('shows its first part in the detail view', () => {
    const detail = (article: typeof shirt) =>
      illustrate({ article, view: 'detail', pixels: 60 }).svg;
    expect(detail({ ...shirt, parts })).toBe(detail(shirt));
  });
});
