/** Customers' ratings of the fit, in whole percent that add up to 100. */
export interface SizeRecommendation {
  small: number;
  fits: number;
  large: number;
}

export type FitAnswer = keyof SizeRecommendation;

/** Smallest share that leads to a recommendation. */
const CLEAR_MAJORITY_PERCENT = 60;

/** Shares of the ratings, rounded by largest remainder. @returns `null` without ratings. */
export function fitShares(answers: readonly FitAnswer[]): SizeRecommendation | null {
  if (answers.length === 0) return null;
  const count = (wanted: FitAnswer) => answers.filter((answer) => answer === wanted).length;
  const [small, large] = [count('small'), count('large')].map((each) =>
    Math.round((each / answers.length) * 100),
  ) as [number, number]; // two in, two out
  return { small, fits: 100 - small - large, large };
}

/** Rating given by at least 60 percent of the customers. */
export function recommendedFit(shares: SizeRecommendation): FitAnswer | null {
  const [top] = (['small', 'fits', 'large'] as const).toSorted(
    (first, second) => shares[second] - shares[first],
  );
  return top && shares[top] >= CLEAR_MAJORITY_PERCENT ? top : null;
}
