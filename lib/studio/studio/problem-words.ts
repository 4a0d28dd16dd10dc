import type { StudioMessages } from './messages-en';

/** Problem of a request to which no response came. */
export const NO_RESPONSE = '0';

/**
 * What an editor reads about a failed request: known titles of the studio's routes in the editor's
 * language, others as the content service has written them.
 */
export function problemWords(
  problem: string,
  { noResponse, failures }: Pick<StudioMessages, 'noResponse' | 'failures'>,
): string {
  if (problem === NO_RESPONSE) return noResponse;
  const [, words] = Object.entries(failures).find(([title]) => problem.includes(title)) ?? [];
  return words ?? problem;
}
