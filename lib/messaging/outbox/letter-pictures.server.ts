import { shopOf } from '@/lib/cms/content/shop.server';
import { jpegAddress } from '@/lib/catalog/catalogue/picture-source.server';
import { orderArticles } from '@/lib/commerce/orders/order-articles.server';
import { ARTICLE_WIDTH } from '@/lib/messaging/mail/letter-style';
import type { LetterPictures } from '@/lib/messaging/mail/letter';
import type { PageContext } from '@/lib/shop/page-context/page-context';

interface Line {
  articleNumber: string;
  /** Article number of the colour. */
  itemNumber: string;
  name: string;
}

/** Sharp on screens with two pixels in the place of one. */
const FILE_WIDTH = 2 * ARTICLE_WIDTH;

/**
 * Pictures of articles for an email. Articles that are no longer sold have none, as have all while
 * the search does not respond.
 * @param context `null` if the shop has left the market
 * @throws ContentUnavailable like the shop's name
 */
export async function letterPictures(
  context: PageContext | null,
  lines: readonly Line[],
): Promise<LetterPictures> {
  if (!context || lines.length === 0) return new Map();
  const shop = await shopOf(context);
  const articles = await orderArticles(lines, shop);
  return new Map(
    lines.flatMap(({ itemNumber, name }) => {
      const article = articles.get(itemNumber);
      if (!article) return [];
      const url = jpegAddress(context.project, { itemNumber, width: FILE_WIDTH });
      return [[itemNumber, { url, alt: article.imageAlt || name, ratio: article.imageRatio }]];
    }),
  );
}
