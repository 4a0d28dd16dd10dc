import type { PageHeadContent } from './page-head-content';
import { breadcrumbs } from './breadcrumbs';
import type { PagePosition, SiteFrame } from './site-frame';
import { pageAlternates, pageStructure } from './server-only-content';
import type { RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { jpegAddress } from '@/lib/catalog/catalogue/picture-source.server';
import type { ColorVariant, Product } from '@/lib/catalog/catalogue/product.server';
import { isBuyable } from '@/lib/catalog/catalogue/stock';
import { env } from '@/lib/platform/env/env.server';
import { parseLocale, type Language } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import { alternatesOf, canonicalOf, type PageAddresses } from '@/lib/shop/routes/alternates';
import { numberSegment } from '@/lib/shop/routes/number-segment';
import { chosenHref } from '@/lib/shop/routes/product-href';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { structuredProduct } from '@/lib/catalog/article/structured-product.server';

/** Longest description that search engines show. */
const MAX_LETTERS = 320;

/** Size of the picture in link previews on other sites. */
const SHARED_WIDTH = 1200;

/** An article as its page shows it. */
interface ShownArticle {
  product: Product;
  requested: RequestedArticle;
  place: Pick<PagePosition, 'trail'>;
  ratings: RatingSummary | null;
  /** Territories where it is sold; `null` means everywhere. */
  territories?: readonly string[] | null;
}

/** Fields of an article that its addresses are made of. */
type Addressed = Pick<Product, 'canonical' | 'slug' | 'objectID'>;

/**
 * Paths of a product page in one colour, below the locale, in each language that has the article.
 */
function pathsOf(
  { canonical, slug, objectID }: Addressed,
  colour: ColorVariant | undefined,
  { project, locale }: PageContext,
): Partial<Record<Language, string>> {
  const known = canonical.flatMap(({ locale: segment, route }) => {
    const language = parseLocale(project, segment)?.language;
    return language ? [[language, route] as const] : [];
  });
  const paths = [[locale.language, `/p/${slug}/${numberSegment(objectID)}`] as const, ...known];
  return Object.fromEntries(
    paths.map(([language, path]) => [
      language,
      colour ? chosenHref(path, { colorVariant: colour.itemnum }) : path,
    ]),
  );
}

/** Addresses of a product page, in one colour or the default one. */
export function articleAddresses(
  product: Addressed,
  colour: ColorVariant | undefined,
  territories: readonly string[] | null,
  context: PageContext,
): PageAddresses {
  const { SITE_URL, PROJECT_HOSTS } = env();
  const origin = siteOrigin(context.project, SITE_URL, projectHosts(PROJECT_HOSTS));
  const paths = pathsOf(product, colour, context);
  return { origin, paths, territories, canonicalPath: null };
}

/** The colour in the address, else the first one in stock, else the first. */
const pictured = ({ colorVariants }: Product, colour: ColorVariant | undefined) =>
  colour ??
  colorVariants.find(({ sizeVariants }) => sizeVariants.some(isBuyable)) ??
  colorVariants[0];

/**
 * Title, description, canonical address and structured data of a product page. The canonical
 * address contains the requested colour, but no size.
 */
export function articleHead(
  { product, requested, place, ratings, territories = null }: ShownArticle,
  { projectName }: Pick<SiteFrame, 'projectName'>,
  context: PageContext,
): PageHeadContent {
  const { title, brand, colorVariants, sharedDescription } = product;
  const { project, locale } = context;
  const colour = colorVariants.find(({ itemnum }) => itemnum === requested.colour);
  const addresses = articleAddresses(product, colour, territories, context);
  const titleIn = (shown: ColorVariant | undefined) =>
    `${[title, shown?.color].filter(Boolean).join(' ')} – ${brand.title} – ${projectName}`;
  const canonical = canonicalOf(project, locale.segment, addresses);
  const head = {
    title: titleIn(colour),
    colourTitles: {
      number: product.objectID,
      titles: Object.fromEntries(
        colorVariants
          .filter((each) => each !== pictured(product, colour))
          .map((each) => [each.itemnum, titleIn(each)]),
      ),
    },
    description: sharedDescription.slice(0, MAX_LETTERS) || null,
    keywords: null,
    canonical,
    addresses: { paths: addresses.paths, territories },
  };
  const itemNumber = pictured(product, colour)?.itemnum ?? product.objectID;
  const { origin } = addresses;
  pageStructure.attach(head, {
    openGraph: {
      'og:type': 'product',
      'og:site_name': projectName,
      'og:title': head.title,
      ...(head.description && { 'og:description': head.description }),
      ...(canonical && { 'og:url': canonical }),
      'og:image': jpegAddress(project, { itemNumber, width: SHARED_WIDTH }),
      'og:locale': `${locale.language}_${locale.territory}`,
    },
    items: [
      ...structuredProduct({ product, ratings, origin }, context),
      breadcrumbs(place.trail, origin),
    ],
  });
  return pageAlternates.attach(head, alternatesOf(project, addresses));
}
