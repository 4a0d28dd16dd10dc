/** Work did not finish in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Waits for a promise up to a timeout, which does not stop the work.
 * @throws TimedOut, or what the work throws
 */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
