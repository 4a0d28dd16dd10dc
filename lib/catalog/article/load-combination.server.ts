import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { isExcluded } from '@/lib/catalog/catalogue/product-blacklist';
import { readProducts, type Product } from '@/lib/catalog/catalogue/product.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { indexNames } from '@/lib/catalog/search/index-names';
import { fetchRecords, type Shop } from '@/lib/catalog/search/load-articles.server';
import { articleDetail } from './article-detail.server';
import type { ArticleDetail, DetailColour } from './article-detail';
import type { Combination, CombinationKind, CombinationPart, PartColour } from './combination';

const isCombination = (type: Product['productType']): type is CombinationKind =>
  type === 'set' || type === 'outfit' || type === 'kit';

const partColour = (colour: DetailColour): PartColour => {
  const { itemnum, color, imageRatio, imageAlt, sizes } = colour;
  return { itemnum, color, imageRatio, imageAlt, sizes };
};

/** A kit can be combined from all colours; a set or outfit has one fixed colour per part. */
function coloursOf(colours: readonly DetailColour[], itemnum: string, kind: CombinationKind) {
  const own = colours.find((colour) => colour.itemnum === itemnum) ?? colours[0];
  const others = kind === 'kit' ? colours.filter((colour) => colour !== own) : [];
  return own && ([partColour(own), ...others.map(partColour)] as const);
}

function partOf(
  product: Product,
  itemnum: string,
  kind: CombinationKind,
  context: PageContext,
): CombinationPart[] {
  const { number, title, brand, slug, colours } = articleDetail(
    product,
    NOTHING_REQUESTED,
    context,
  );
  const chosen = coloursOf(colours, itemnum, kind);
  return chosen ? [{ number, title, brand, slug, colours: chosen }] : [];
}

/** Clears the texts: those in the record belong to one of the products. */
function ownDetail(product: Product, context: PageContext): ArticleDetail {
  const article = articleDetail(product, NOTHING_REQUESTED, context);
  const [colour] = article.colours;
  return { ...article, colours: [{ ...colour, texts: [] }] };
}

/** Records of the parts that are sold in this language and country, by number. */
async function loadParts({ subProducts }: Product, { context, productRules }: Shop) {
  const { project, locale } = context;
  const indexName = indexNames(project, locale.language).products;
  const records = await fetchRecords(
    subProducts.map(({ objectID }) => objectID),
    { indexName, attributesToRetrieve: ['*'] },
  );
  const sold = readProducts(records).filter(
    ({ productType }) => !isExcluded(productType, locale.territory, productRules),
  );
  return new Map(sold.map((product) => [product.objectID, product]));
}

/**
 * Loads an outfit, set or kit with its parts, including sold-out ones.
 * @returns `null` for other products
 * @throws the search client's error when the service does not respond
 */
export async function loadCombination(product: Product, shop: Shop): Promise<Combination | null> {
  const { productType: kind, subProducts } = product;
  if (!isCombination(kind)) return null;
  const { context } = shop;
  const found = await loadParts(product, shop);
  const parts = subProducts.flatMap(({ objectID, itemnum }) => {
    const part = found.get(objectID);
    return part ? partOf(part, itemnum, kind, context) : [];
  });
  return {
    kind,
    article: ownDetail(product, context),
    parts,
    missing: subProducts.length - parts.length,
    setPrice: (kind === 'set' && product.setPrice?.[indexCurrency(context.currency)]) || null,
    setItemId: product.colorVariants[0]?.setItemId ?? null,
  };
}
