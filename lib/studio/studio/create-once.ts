/**
 * Creates something for which the API has no id of ours. It is looked for first, and again after an
 * error: a response may have been lost.
 * @param find `null` while it is not there
 * @throws the error of `create` when it is not there afterwards
 */
export async function createOnce<Created>(
  find: () => Promise<Created | null>,
  create: () => Promise<Created>,
): Promise<Created> {
  const found = await find();
  if (found) return found;
  try {
    return await create();
  } catch (error) {
    const created = await find();
    if (created) return created;
    throw error;
  }
}
