import { noteRender } from '@/lib/platform/page-cache/rendered-pages';
import {
  articleDocument,
  invalidatePagesOfArticles,
  invalidatePagesOfAllArticles,
} from './article-documents';

const render = (path: string, documents: readonly string[]) =>
  noteRender(path, { renderedAt: Date.now() + 1_000, validUntil: null, documents });

beforeEach(() => {
  invalidatePagesOfAllArticles();
  render('/s/hgg/de-de/hemden', ['page/1/de', articleDocument('20310000')]);
  render('/s/hgg/de-de/hosen', [articleDocument('20310137'), articleDocument('20310274')]);
  render('/s/hgg/de-de/hilfe', ['page/2/de']);
});

test('a changed article invalidates the pages that show it, and no others', () => {
  expect(invalidatePagesOfArticles(['20310274'])).toEqual(['/s/hgg/de-de/hosen']);
  expect(invalidatePagesOfArticles(['20310274', '99999999'])).toEqual([]);
  expect(invalidatePagesOfArticles(['20310000', '20310137'])).toEqual(['/s/hgg/de-de/hemden']);
});

test('articles are distinguished by their whole numbers', () => {
  render('/s/hgg/de-de/a', [articleDocument('40063813-A')]);
  render('/s/hgg/de-de/b', [articleDocument('40063813-B')]);
  expect(invalidatePagesOfArticles(['40063813-A'])).toEqual(['/s/hgg/de-de/a']);
});

test('every page with an article is invalidated after missed changes', () => {
  expect(invalidatePagesOfAllArticles()).toEqual(['/s/hgg/de-de/hemden', '/s/hgg/de-de/hosen']);
});
