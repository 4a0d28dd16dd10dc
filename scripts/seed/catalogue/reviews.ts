import type { ReviewMessage } from '@/lib/platform/db/schema';
import {
  FEEDBACK,
  FIT_QUESTION,
  FIT_WORDS,
  TEXT_QUESTION,
} from '@/lib/catalog/reviews/review-questions';
import { createRandom, type Random } from '@/packages/garment-pictures/drawing/random';
import type { SeedArticle } from './seed-article';

export interface SeedReview {
  id: string;
  articleNumber: string;
  rating: number;
  name: string;
  publishedAt: Date;
  messages: ReviewMessage[];
}

const FIT_ANSWERS = [FIT_WORDS.small, FIT_WORDS.fits, FIT_WORDS.large] as const;

const GOOD = [
  'Sitzt endlich auch an den Schultern, ohne dass der Bauch spannt.',
  'Stoff und Verarbeitung wie erwartet, nach fünf Wäschen noch wie neu.',
  'Die Ärmel sind lang genug. Das habe ich lange gesucht.',
  'Schnelle Lieferung, gute Qualität, gerne wieder.',
  'Angenehm zu tragen, auch an langen Tagen im Büro.',
  'Farbe wie auf dem Bild, Größe passt.',
] as const;
const MIXED = [
  'Gute Qualität, für meinen Geschmack etwas zu weit geschnitten.',
  'Schöner Stoff, knittert aber schnell.',
  'Passt, aber die Farbe ist dunkler als auf dem Bild.',
] as const;
const POOR = [
  'Leider zu kurz für meine Größe, ging zurück.',
  'Nach der ersten Wäsche eingelaufen.',
] as const;

const INITIALS = 'ABCDEFGHJKLMNOPRSTUVWZ';

function messagesOf(rating: number, usualFit: number, random: Random): ReviewMessage[] {
  const texts = rating >= 4 ? GOOD : rating === 3 ? MIXED : POOR;
  const isUsual = random.next() < 0.72;
  const fit = FIT_ANSWERS[isUsual ? usualFit : Math.floor(random.next() * 3)] ?? FIT_ANSWERS[1];
  const fitMessage = { question: FIT_QUESTION, questionType: 'choice', answer: fit };
  if (random.next() < 0.3) return [fitMessage];
  const answer = random.pick<string>(texts);
  return [fitMessage, { question: TEXT_QUESTION, questionType: FEEDBACK, answer }];
}

/** Up to twelve reviews of an article of `hgg`; the other shops have none. */
export function reviewsOf(article: SeedArticle): SeedReview[] {
  if (article.project !== 'hgg' || article.garment === null || article.isNew) return [];
  const random = createRandom(`reviews/${article.number}`);
  const count = Math.floor(random.next() * random.next() * 14);
  const usualFit = random.pick([1, 1, 1, 0, 2]);
  return Array.from({ length: count }, (_, index) => {
    const rating = random.pick([5, 5, 5, 4, 4, 4, 3, 2]);
    const letters = [random.pick(['A', ...INITIALS]), random.pick(['B', ...INITIALS])];
    const age = random.between(2, 700) * 86_400_000;
    return {
      id: `${article.number}-${index + 1}`,
      articleNumber: article.number,
      rating,
      name: `${letters.join('. ')}.`,
      publishedAt: new Date(Date.UTC(2026, 10, 1) - Math.round(age)),
      messages: messagesOf(rating, usualFit, random),
    };
  });
}
