import { ratingSummary, type Review } from './rating-summary';

const FIT = 'Wie fällt der Artikel aus?';

const review = (rating: number, fit: string | null = null, text: string | null = null): Review => ({
  rating,
  name: 'M. K.',
  publishedAt: new Date('2026-03-01T23:30:00Z'),
  size: null,
  messages: [
    ...(fit ? [{ question: FIT, questionType: 'choice', answer: fit }] : []),
    ...(text ? [{ question: 'Wie gefällt er?', questionType: 'feedback', answer: text }] : []),
  ],
});

test('returns no summary without reviews', () => {
  expect(ratingSummary([], 'de')).toBeNull();
});

test('RVW-04: the average has two decimals and the date is in German format', () => {
  const summary = ratingSummary([review(5), review(4), review(4)], 'en');
  expect(summary).toMatchObject({ average: 4.33, count: 3, fit: null, recommendedFit: null });
  expect(summary?.reviews[0]).toMatchObject({ date: '02.03.2026', name: 'M. K.' });
});

test.each([
  ['3XL', '3XL'],
  ['allsize', null],
  ['', null],
  [null, null],
])('a review of size %j shows %j', (size, shown) => {
  expect(ratingSummary([{ ...review(5), size }], 'de')?.reviews[0]?.size).toBe(shown);
});

test('RVW-04: customers’ texts are shown on German pages only', () => {
  const reviews = [review(5, 'passt genau', 'Sitzt gut.')];
  expect(ratingSummary(reviews, 'de')?.reviews[0]?.text).toBe('Sitzt gut.');
  expect(ratingSummary(reviews, 'fr')?.reviews[0]?.text).toBeNull();
});

test('RVW-03, ENT-12: counts only the answers to the size question for the fit', () => {
  const other = { question: 'Stoff?', questionType: 'choice', answer: 'passt genau' };
  const reviews = [
    review(5, 'fällt kleiner aus'),
    review(5, 'fällt kleiner aus'),
    review(5, 'passt genau'),
    { ...review(5), messages: [other] },
    review(5, 'keine Ahnung'),
  ];
  expect(ratingSummary(reviews, 'de')).toMatchObject({
    fit: { small: 67, fits: 33, large: 0 },
    recommendedFit: 'small',
  });
});

test.each([
  ['59 percent recommend nothing', 59, null],
  ['60 percent recommend', 60, 'fits'],
])('RVW-03: %s', (_, fitting, expected) => {
  const reviews = Array.from({ length: 100 }, (_each, at) =>
    review(4, at < fitting ? 'passt genau' : 'fällt größer aus'),
  );
  expect(ratingSummary(reviews, 'de')?.recommendedFit).toBe(expected);
});

test('a page includes the twenty newest reviews', () => {
  const many = Array.from({ length: 30 }, (_, at) => review((at % 5) + 1));
  const summary = ratingSummary(many, 'de');
  expect([summary?.count, summary?.reviews.length]).toEqual([30, 20]);
});
