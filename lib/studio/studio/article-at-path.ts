import {
  articleAddress,
  NOTHING_REQUESTED,
  type ArticleAddress,
} from '@/lib/catalog/catalogue/article-address';
import { numberOfSegment } from '@/lib/shop/routes/number-segment';

/** Path of an article's page: slug, number and, for its own page, the colour. */
const ARTICLE = /^\/p\/([^/?#]+)\/([^/?#]+)(?:\/([^/?#]+))?\/?(?:[?#]|$)/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Article of a path without its locale; `null` for any other page. */
export function articleAtPath(path: string): ArticleAddress | null {
  const [, slug, id, colour] = ARTICLE.exec(path) ?? [];
  if (slug === undefined || id === undefined) return null;
  return articleAddress(decoded(slug), numberOfSegment(id), {
    requested: { ...NOTHING_REQUESTED, colour: colour ? numberOfSegment(colour) : null },
    isColourInPath: colour !== undefined,
  });
}
