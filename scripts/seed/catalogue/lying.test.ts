import sharp from 'sharp';
import { categoryPath } from '@/demo/words/categories';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import type { Article } from '@/packages/garment-pictures/articles';
import { illustrate } from '@/packages/garment-pictures/garment/illustrate';
import { articlesOf, DEFAULT_CHOICE } from './catalogue';
import { picturedCatalogue } from './send-articles';

const drawn = new Map<string, Article>(
  picturedCatalogue(PROJECT_IDS, DEFAULT_CHOICE).articles.map((article) => [
    article.number,
    article,
  ]),
);

/** Articles on the first screens of a list. */
const SEEN = 8;
/** Share of two silhouettes that may be common; the same garment lying in the same way has more. */
const ALIKE = 0.975;

/** Which pixels of a list's picture the garment covers. */
async function silhouetteOf(article: Article): Promise<Uint8Array> {
  const { svg } = illustrate({ article, view: 'front', pixels: 48 });
  const alpha = sharp(Buffer.from(svg), { unlimited: true }).extractChannel(3).threshold(128);
  return alpha.resize(48, 64, { fit: 'contain', background: '#000' }).raw().toBuffer();
}

function common(one: Uint8Array, other: Uint8Array): number {
  let [both, any] = [0, 0];
  one.forEach((value, index) => {
    const [here, there] = [value > 127, (other[index] ?? 0) > 127];
    if (here && there) both += 1;
    if (here || there) any += 1;
  });
  return both / any;
}

/** The first articles of each category's list, in its usual order. */
function listsOf(project: (typeof PROJECT_IDS)[number]): Map<string, Article[]> {
  const lists = new Map<string, Article[]>();
  const ordered = [...articlesOf(project)].toSorted((a, b) => a.position - b.position);
  for (const { category, colours } of ordered) {
    const article = drawn.get(colours[0]?.itemnum ?? '');
    if (!article || article.kind === 'gift-card') continue;
    for (const { key } of categoryPath(category)) {
      const list = lists.get(key) ?? [];
      if (list.length < SEEN) lists.set(key, [...list, article]);
    }
  }
  return lists;
}

test.each(PROJECT_IDS)(
  'no two neighbours in a list of %s have the same silhouette',
  async (project) => {
    const known = new Map<string, Promise<Uint8Array>>();
    const alike: string[] = [];
    for (const [name, list] of listsOf(project))
      for (const [index, article] of list.slice(1).entries()) {
        const pair = [list[index] ?? article, article].map((one) => {
          const made = known.get(one.number) ?? silhouetteOf(one);
          known.set(one.number, made);
          return made;
        });
        const [first, second] = await Promise.all(pair);
        const share = first && second ? common(first, second) : 1;
        if (share > ALIKE)
          alike.push(
            `${name} ${index}: ${list[index]?.kind} ${list[index]?.pose}, ${article.kind} ${article.pose} ${share.toFixed(3)}`,
          );
      }
    expect(alike).toEqual([]);
  },
);
