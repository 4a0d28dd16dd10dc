import { messagesFor } from '@/lib/shop/i18n/messages';
import { inSize, namedSize } from './one-size';

test.each([
  ['de', 'Größe 3XL', 'Einheitsgröße', 'in Größe 3XL', 'in Einheitsgröße'],
  ['en', 'size 3XL', 'One size', 'in size 3XL', 'in one size'],
  ['fr', 'taille 3XL', 'Taille unique', 'en taille 3XL', 'en taille unique'],
  ['nl', 'maat 3XL', 'Eén maat', 'in maat 3XL', 'in één maat'],
  ['cs', 'velikost 3XL', 'Univerzální velikost', 've velikosti 3XL', 'v univerzální velikosti'],
  ['pl', 'rozmiar 3XL', 'Rozmiar uniwersalny', 'w rozmiarze 3XL', 'w rozmiarze uniwersalnym'],
] as const)(
  'GEN-02: omits the word size before the name of the only size, in %s',
  (language, ...names) => {
    const { sizeNames } = messagesFor(language);
    const written = [namedSize, inSize].flatMap((name) => [
      name('3XL', sizeNames),
      name('allsize', sizeNames),
    ]);
    expect(written).toEqual(names);
  },
);
