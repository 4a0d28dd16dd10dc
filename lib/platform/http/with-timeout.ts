/** Work has not ended in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Waits for a promise up to a timeout. The work itself goes on.
 * @throws TimedOut, or what the work throws
 */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
