import { demoContent } from '@/demo/demo-content';
import { DEFAULT_CHOICE } from './catalogue/catalogue';
import { picturedCatalogue } from './catalogue/send-articles';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
const { articles } = picturedCatalogue(['hgg', 'hrm', 'eck'], DEFAULT_CHOICE);
/** Kinds of articles whose pictures are twice as high as wide. */
const TALL = new Set(['coat', 'suit', 'jeans', 'chinos', 'joggers', 'pyjamas']);

const teasers = entries.flatMap(({ id, fields }) => {
  const number = fields['articleNumber']?.['de'];
  return typeof number === 'string' ? [{ id, number, ratio: fields['articleRatio']?.['de'] }] : [];
});

test('IMG-01, TIL-04: every article in the demo content has a picture with the declared ratio', () => {
  expect(teasers.length).toBeGreaterThan(2);
  for (const { id, number, ratio } of teasers) {
    const article = articles.find((one) => one.number === number);
    expect([id, article?.number]).toEqual([id, number]);
    expect([id, ratio ?? '3:4']).toEqual([id, TALL.has(article?.kind ?? '') ? '1:2' : '3:4']);
  }
});

test('SET-01: the picture of a shirt and tie set shows both, that of other sets their parts', () => {
  const sets = articles.filter(({ parts }) => parts);
  const kinds = sets.map(({ kind, parts = [] }) => [kind, ...parts.map((part) => part.kind)]);
  expect(kinds).toContainEqual(['shirt', 'tie']);
  expect(kinds).toContainEqual(['underwear', 'socks']);
  expect(kinds).toContainEqual(['blazer', 'waistcoat', 'chinos']);
});
