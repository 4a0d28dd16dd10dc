import { findArticle, hrefOf, isBuyable, labelOf } from './article';
import { sendRequest } from './hosts';

interface Stock {
  store: string;
  name: string;
  stock: number;
}

/** Stores with stock of a colour in a size, from the shop's own endpoint. */
export async function storesOf(itemnum: string, label: string): Promise<Stock[]> {
  const size = label === 'allsize' ? '0' : encodeURIComponent(label);
  const path = `/_hirmer/stores/info?product=${itemnum}&size=${size}&locale=de-de`;
  const { body } = await sendRequest('hgg.localhost', path);
  // The shape is covered by the endpoint's own tests.
  return (JSON.parse(body) as { data?: Stock[] }).data ?? [];
}

/** An article with a size that a store has, with store and stock. */
export async function reservable() {
  const article = await findArticle('hgg', ({ productType, colorVariants: [colour] }) =>
    Boolean(
      productType === 'product' && colour && colour.sizeVariants.filter(isBuyable).length > 1,
    ),
  );
  const [colour] = article.colorVariants;
  for (const size of colour?.sizeVariants.filter(isBuyable) ?? []) {
    const label = labelOf(size);
    const stores = await storesOf(colour?.itemnum ?? '', label);
    const store = stores.find(({ stock }) => stock > 0);
    if (colour && store) {
      const path = `${hrefOf(article)}?colorVariant=${colour.itemnum}`;
      return { title: article.title, path, label, itemnum: colour.itemnum, store };
    }
  }
  throw new Error('no store has a size of this article');
}
