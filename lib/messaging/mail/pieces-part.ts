import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { LetterPart, LetterPictures } from './letter';

export interface NewsItem {
  /** Article number of the colour. */
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
}

/** Pieces of an order in one line each, with their pictures. */
export function piecesPart(
  items: readonly NewsItem[],
  { language, pictures }: { language: Language; pictures?: LetterPictures | undefined },
): LetterPart {
  const { sizeNames } = messagesFor(language);
  return {
    kind: 'pieces',
    pieces: items.map((item) => ({
      text: `${item.quantity} × ${pieceName(item, sizeNames)}`,
      picture: pictures?.get(item.itemNumber),
    })),
  };
}
