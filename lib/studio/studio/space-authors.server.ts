import { apiErrorId, managementClient } from './space.server';

/** Somebody who may have written an entry. */
export interface Author {
  id: string;
  name: string;
}

/** Users of the space by name; empty if the token may not list them. */
export async function spaceAuthors(): Promise<Author[]> {
  try {
    const { items } = await managementClient().user.getManyForSpace({ query: { limit: 100 } });
    return items.map(({ sys, firstName, lastName, email }) => ({
      id: sys.id,
      name: [firstName, lastName].filter(Boolean).join(' ') || email,
    }));
  } catch (error) {
    if (apiErrorId(error) === 'AccessDenied' || apiErrorId(error) === 'NotFound') return [];
    throw error;
  }
}
