import { sizeName } from '@/lib/catalog/catalogue/one-size';

interface Piece {
  name: string;
  colour: string;
  size: string;
}

/** What is called what in a list: `Oxfordhemd, Marine, 3XL`. A gift card has neither colour nor size. */
export const pieceName = ({ name, colour, size }: Piece, oneSize: string): string =>
  [name, colour, sizeName(size, oneSize)].filter(Boolean).join(', ');
