/**
 * Processes items with limited parallelism. After a failure no further ones are started, and those that
 * have begun are awaited.
 * @throws the first error
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One generator for all workers: each takes the next item, and a failure ends it, unlike an
  // array's iterator.
  const waiting = (function* queue() {
    yield* items;
  })();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
