import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { BasketPart } from './basket';

/** Name of a set's part with its size: `Krawatte, Marine, Größe 3XL, Artikel 10203060`. */
export const partName = (
  part: BasketPart,
  { basket: { partOf }, sizeNames }: Pick<Messages, 'basket' | 'sizeNames'>,
): string =>
  formatMessage(partOf, {
    ...part,
    number: part.articleNumber,
    size: namedSize(part.size, sizeNames),
  });
