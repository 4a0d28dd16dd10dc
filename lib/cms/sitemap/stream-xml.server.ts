import { once } from 'node:events';
import type { NextApiResponse } from 'next';

/** Seconds for which crawlers and proxies may cache a list. */
const MAX_AGE_SECONDS = 600;

/** Sends the headers of a list. */
export function beginXml(response: NextApiResponse): void {
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  response.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
}

/**
 * Writes a list batch by batch, at the crawler's pace.
 * @param batches elements of the list; the first batch is read before the headers are sent, so that an
 *   outage is a 503 instead of an empty list
 */
export async function streamXml(
  response: NextApiResponse,
  batches: AsyncGenerator<string[]>,
  [head, end]: readonly [head: string, end: string],
): Promise<void> {
  const first = await batches.next();
  beginXml(response);
  response.write(head);
  for (let step = first; !step.done; step = await batches.next())
    if (!response.write(step.value.join(''))) await once(response, 'drain');
  response.end(end);
}
