/**
 * Does the work for each item, so many at once; those that have not begun when one fails never do.
 * @throws the first error
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One generator for all: each takes the next, and a failure ends it. An array's own iterator goes on.
  const waiting = (function* inTurn() {
    yield* items;
  })();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
