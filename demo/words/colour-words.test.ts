import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { colourWords } from './colour-words';

test('a colour finds its shades, in all inflected forms of its language', () => {
  expect(colourWords('de')).toContainEqual({
    word: 'blaues',
    finds: expect.arrayContaining(['marine', 'himmelblau']),
  });
  expect(colourWords('fr')).toContainEqual({
    word: 'vertes',
    finds: expect.arrayContaining(['olive', 'vert sapin']),
  });
});

test.each(LANGUAGES)('in %s each word occurs once, and no word finds itself', (language) => {
  const words = colourWords(language);
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  for (const { word, finds } of words) expect(finds).not.toContain(word);
});
