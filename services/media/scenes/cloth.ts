import type { Article } from '@/services/media/articles';
import { describe } from '@/services/media/garment/illustrate';
import { moods, type MoodName } from './moods';

const plain = {
  cut: 'regular',
  sizes: 'regular',
  colour: 'not_specified',
  collar: 'kent',
  sleeves: 'long',
  closure: 'buttons',
  details: [],
} as const;

/** The cloth each shop is known for, by its position among the mood's cloths. */
const cloths: Readonly<
  Record<MoodName, Pick<Article, 'kind' | 'fabric' | 'pattern'> & { cloth: number }>
> = {
  hgg: { kind: 'shirt', fabric: 'flannel', pattern: 'tartan', cloth: 1 },
  hrm: { kind: 'coat', fabric: 'herringbone', pattern: 'plain', cloth: 3 },
  eck: { kind: 'jumper', fabric: 'knit', pattern: 'plain', cloth: 7 },
};

/** Cloth from close by, 16 : 9: it fills the picture and leaves no room for words. */
export function drawCloth(mood: MoodName): string {
  const { cloth, ...made } = cloths[mood];
  const { cloths: dyes } = moods[mood];
  const article = { ...plain, ...made, dye: dyes[cloth] ?? dyes[0], number: `cloth/${mood}` };
  return describe(article, 2_000, false);
}
