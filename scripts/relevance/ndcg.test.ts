import { ndcg } from './ndcg';

test('the best possible order scores 1, however few articles have a grade', () => {
  expect(ndcg([3, 3, 1], [1, 3, 0, 3])).toBe(1);
  expect(ndcg([0, 0], [0, 0])).toBe(1);
});

test('an intended result counts less the later it comes, and not at all after the fifth', () => {
  const all = [3, 0, 0, 0, 0, 0];
  const scores = all.map((_, at) => ndcg(all.with(0, 0).with(at, 3), all));
  expect(scores).toEqual([...scores].sort((left, right) => right - left));
  expect(scores[1]).toBeCloseTo(1 / Math.log2(3));
  expect(scores[5]).toBe(0);
});
