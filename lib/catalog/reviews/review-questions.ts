import type { FitAnswer } from '@/lib/catalog/catalogue/size-recommendation';

/** Stored in German, whatever the language of the shop. */
export const FIT_QUESTION = 'Wie fällt der Artikel aus?';
export const FIT_WORDS: Readonly<Record<FitAnswer, string>> = {
  small: 'fällt kleiner aus',
  fits: 'passt genau',
  large: 'fällt größer aus',
};
export const TEXT_QUESTION = 'Wie gefällt Ihnen der Artikel?';
/** Kind of the question with a free-text answer. */
export const FEEDBACK = 'feedback';
