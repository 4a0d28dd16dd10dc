import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';

export const MESSAGES = [
  { question: 'Wie fällt der Artikel aus?', questionType: 'choice', answer: 'passt genau' },
  { question: 'Wie gefällt Ihnen der Artikel?', questionType: 'feedback', answer: 'Gut.' },
];

/** Seeds two reviews of one article and one of another. */
export async function seedReviews(): Promise<void> {
  const insert = (id: string, number: string, rating: number, at: string) =>
    database().execute(sql`
      INSERT INTO shop.reviews (id, article_number, rating, name, published_at, messages)
      VALUES (${id}, ${number}, ${rating}, 'M. K.', ${at}, ${JSON.stringify(MESSAGES)}::jsonb)`);
  await insert('one', '20310000', 4, '2026-01-01T12:00:00.500Z');
  await insert('two', '20310000', 5, '2026-02-01T12:00:00Z');
  await insert('three', '20310001', 2, '2026-01-01T12:00:00Z');
}
