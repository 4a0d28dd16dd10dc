import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { getReviews } from './get-reviews.server';
import { loadRatings } from './load-ratings.server';
import { MESSAGES, seedReviews } from './reviews.fixture.server';

withDatabase(openTestDatabase);

beforeAll(seedReviews);

test('RVW-01, RVW-02: returns summaries in the requested order, with the newest review first', async () => {
  const { status, body } = await getReviews('hgg', '20310001,20319999,20310000');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({ productId: '20310001', ratingAverage: 2, reviewCount: 1 }),
    {
      productId: '20310000',
      ratingAverage: 4.5,
      reviewCount: 2,
      mappedReviews: [
        { rating: 5, name: 'M. K.', publishedAt: 1_769_947_200, messages: MESSAGES },
        { rating: 4, name: 'M. K.', publishedAt: 1_767_268_800, messages: MESSAGES },
      ],
    },
  ]);
});

test('RVW-01, GEN-04: other shops have no reviews', async () => {
  for (const project of ['hrm', 'eck', null] as const)
    expect((await getReviews(project, '20310000')).status).toBe(404);
  expect(await loadRatings('20310000', { ...GERMANY, project: 'hrm' })).toEqual({
    summary: null,
    isComplete: true,
  });
});

test('GEN-04: the big shop’s page has reviews', async () => {
  const { summary } = await loadRatings('20310000', GERMANY);
  expect(summary).toMatchObject({ average: 4.5, count: 2, recommendedFit: 'fits' });
});

test.each([
  ['nothing', undefined],
  ['an empty list', ''],
  ['a text that is no number', 'x'.repeat(65)],
  ['two parameters', ['20310000', '20310001']],
  ['too many', Array.from({ length: 51 }, (_, at) => 20_310_000 + at).join(',')],
])('RVW-01: %s is a bad request', async (_, productIds) => {
  expect((await getReviews('hgg', productIds)).status).toBe(400);
});
