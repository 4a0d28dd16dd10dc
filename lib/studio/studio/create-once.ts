/**
 * Creates an entity for which the API accepts no id of ours. Looks for it before, and again after
 * an error, because the response may have been lost.
 * @param find `null` if it does not exist
 * @throws the error of `create` if it does not exist afterwards
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
