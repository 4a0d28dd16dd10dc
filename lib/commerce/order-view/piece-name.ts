import { sizeName } from '@/lib/catalog/catalogue/one-size';
import type { Messages } from '@/lib/shop/i18n/messages';

interface Piece {
  name: string;
  colour: string;
  size: string;
}

/**
 * Name of an ordered article: `Oxfordhemd, Marine, 3XL`. A gift card has neither colour nor size.
 */
export const pieceName = (
  { name, colour, size }: Piece,
  names: Pick<Messages['sizeNames'], 'oneSize'>,
): string => [name, colour, sizeName(size, names)].filter(Boolean).join(', ');
