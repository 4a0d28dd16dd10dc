import { documentsOfArticles, loadArticles } from '@/lib/catalog/search/load-articles.server';
import { tileSummary, type TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import type { BlockLoader, BlockToLoad, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { recommend } from '@/lib/catalog/recommendations/recommend.server';
import { contextOf } from '@/lib/catalog/recommendations/recommendation-context';
import type { SourceArticles } from '@/lib/catalog/recommendations/recommendation-query';
import { loadSourceArticles } from '@/lib/catalog/recommendations/source-articles.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    recommendationSlider: TileSummary[];
  }
}

type Slider = BlockToLoad<'recommendationSlider'>;

/** Twice what the widest screen shows at once, since the page includes a summary of each. */
const MAX_WHEN_FILLED = 12;

const chosenIn = ({ fields }: Slider): string[] => [
  ...new Set(fields.articles.map(({ itemNumber }) => itemNumber)),
];

const isFilled = ({ fields }: Slider): boolean => fields.fillUp || fields.articles.length === 0;

/** Articles that recommendations are based on: the chosen ones, else the page's own. */
function sourcesOf(slider: Slider, { article }: LoaderPage): string[] {
  const chosen = chosenIn(slider);
  return chosen.length === 0 && article ? [article.product.objectID] : chosen;
}

/** Whether the recommendations depend on the sizes of the chosen articles. */
const isBySizes = (slider: Slider): boolean =>
  isFilled(slider) && ['PRODUCT', 'CART'].includes(slider.fields.context);

/** Recommendations for sliders that are not full, by id. */
async function recommendedFor(
  sliders: readonly Slider[],
  page: LoaderPage,
  known: SourceArticles,
): Promise<ReadonlyMap<string, readonly TileProduct[]>> {
  const contexts = sliders.map((slider) => {
    const named = sourcesOf(slider, page).map((number) => ({
      number,
      sizes: known.get(number)?.colours.flatMap((colour) => colour.sizes) ?? [],
    }));
    const inStock = named.filter((article) => article.sizes.some(({ hasStock }) => hasStock));
    const articles = inStock.map(({ number }) => number);
    const sizes = inStock.flatMap((article) => article.sizes);
    return contextOf(slider.fields.context, { category: page.category, articles, sizes });
  });
  const recommended = await recommend(contexts, page, known);
  return new Map(sliders.map(({ id }, at) => [id, recommended[at] ?? []]));
}

/**
 * Articles chosen by the editor, in their order, followed by recommendations if the slider is
 * filled up; only recommendations if none was chosen. Summaries only.
 */
export const loadRecommendations: BlockLoader<'recommendationSlider', TileSummary[]> = async (
  sliders,
  page,
) => {
  const [found, sources] = await Promise.all([
    loadArticles(sliders.flatMap(chosenIn), page),
    loadSourceArticles(
      sliders.filter(isBySizes).flatMap((slider) => sourcesOf(slider, page)),
      page,
    ),
  ]);
  const chosenFor = (slider: Slider) =>
    chosenIn(slider).flatMap((number) => found.get(number) ?? []);
  const hasRoom = (slider: Slider) =>
    isFilled(slider) && chosenFor(slider).length < MAX_WHEN_FILLED;
  const recommended = await recommendedFor(sliders.filter(hasRoom), page, sources);

  const { project, currency } = page.context;
  return new Map(
    sliders.map((slider) => {
      const chosen = chosenFor(slider);
      const others = (recommended.get(slider.id) ?? [])
        .filter(({ objectID }) => !chosenIn(slider).includes(objectID))
        .slice(0, MAX_WHEN_FILLED - chosen.length);
      const shown = [...chosen, ...others];
      const loaded = shown.map((product) =>
        tileSummary(product, { project, currency, tallOnly: false }),
      );
      const documents = documentsOfArticles([
        ...chosenIn(slider),
        ...shown.map(({ objectID }) => objectID),
      ]);
      return [slider.id, { loaded, documents, omitted: ['articles'] }];
    }),
  );
};
