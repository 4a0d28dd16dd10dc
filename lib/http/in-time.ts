/**
 * Waits for some work, but not for ever. The work itself goes on.
 * @throws an error that says so when the time is over
 */
export async function inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
