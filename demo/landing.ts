import { categoryHeader } from '@/cms-schema/content-types/category-header';
import { infoBlock } from '@/cms-schema/content-types/info-block';
import { button } from '@/cms-schema/content-types/parts';
import { seoText } from '@/cms-schema/content-types/seo-text';
import { articleRow, type RowArticle } from './articles/article-row';
import type { Landing } from './navigation/category-tree';
import { categoryNames, type CategoryKey } from './navigation/category-names';
import { entry, part, type SeedEntry } from './seed-entry';
import type { inSix, paragraphInSix } from './showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

type Words = ReturnType<typeof inSix<string>>;
type Text = ReturnType<typeof paragraphInSix>;

interface LandingWords {
  shop: DemoShop;
  category: CategoryKey;
  text: Words;
  /** Articles of the category; recommended ones if none are given. */
  row: { headline: Words; articles?: readonly RowArticle[] };
  /** The first block below the list: a teaser or an article. */
  teaser: SeedEntry;
  advice: { scene: string; headline: Words; body: Text; label: Words; link: string };
  /** A text for interested readers and search engines. */
  seo?: { headline: Words; body: Text };
}

/** The page of a category, composed by a merchandiser. */
export function landing({ shop, category, ...own }: LandingWords): Landing {
  const id = `${shop}-landing-${category}`;
  const title = `${shop.toUpperCase()} ${categoryNames[category].de}`;
  const { advice, row, seo } = own;
  return {
    above: [
      entry(categoryHeader, `${id}-title`, {
        headline: categoryNames[category],
        text: own.text,
      }),
    ],
    below: [
      own.teaser,
      articleRow(`${id}-row`, row.headline, row.articles ?? [], 'CATEGORY'),
      entry(infoBlock, `${id}-advice`, {
        title: `${title}: Beratung`,
        image: `${shop}-${advice.scene}`,
        imagePosition: 'start',
        headline: advice.headline,
        body: advice.body,
        buttons: [part(button, { look: 'secondary', label: advice.label, link: advice.link })],
      }),
      ...(seo ? [entry(seoText, `${id}-seo`, { title: `${title}: SEO-Text`, ...seo })] : []),
    ],
  };
}
