import { get, type Target } from './hammer';

/** Paths of a list's articles, in order, without queries. */
export async function articlesIn(list: Target): Promise<string[]> {
  const { body } = await get(list);
  const paths = [...body.matchAll(/href="(\/[^"?]+\/p\/[^"?]+\/\d{8})/g)];
  return [...new Set(paths.flatMap(([, path]) => path ?? []))];
}

/** @throws when the list is empty */
export async function firstArticle(list: Target): Promise<string> {
  const [first] = await articlesIn(list);
  if (!first) throw new Error(`${list.host}${list.path} lists no article`);
  return first;
}
