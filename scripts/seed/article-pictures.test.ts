import { demoContent } from '@/cms-schema/seed/demo-content';
import { createDemoArticles } from '@/services/media/demo-articles';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
const articles = createDemoArticles();
/** Kinds that are drawn twice as high as wide. */
const TALL = new Set(['coat', 'suit', 'jeans', 'chinos', 'joggers', 'pyjamas']);

const teasers = entries.flatMap(({ id, fields }) => {
  const number = fields['articleNumber']?.['de'];
  return typeof number === 'string' ? [{ id, number, ratio: fields['articleRatio']?.['de'] }] : [];
});

test('IMG-01, TIL-04: every article the demo content names has a picture, in the form that is said', () => {
  expect(teasers.length).toBeGreaterThan(2);
  for (const { id, number, ratio } of teasers) {
    const article = articles.find(number);
    expect([id, article?.number]).toEqual([id, number]);
    expect([id, ratio ?? '3:4']).toEqual([id, TALL.has(article?.kind ?? '') ? '1:2' : '3:4']);
  }
});
