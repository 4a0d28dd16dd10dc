import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { textOf } from './entry-reach';
import { managementClient } from './space.server';

/** Maximum nodes of one name, for different countries and times. */
const MAX_NODES = 100;

/**
 * Draft paths of a node in every language; a language without a path of its own has the default
 * one.
 * @param view of the node's page, which distinguishes nodes of the same name
 */
export async function pathsOfNode(
  nodeId: string,
  { project, locale, path }: { project: string; locale: string; path: string },
): Promise<Record<string, string>> {
  const { items } = await managementClient().entry.getMany({
    query: {
      content_type: 'node',
      'fields.nodeId': nodeId,
      'fields.project': project,
      select: 'sys,fields.path',
      limit: MAX_NODES,
    },
  });
  const found = items.map(({ fields }) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const own = textOf(fields, 'path', language) || textOf(fields, 'path', DEFAULT_LOCALE);
        return own === '' ? [] : [[language, own]];
      }),
    ),
  );
  return found.find((paths) => paths[locale.slice(0, 2)] === path) ?? found[0] ?? {};
}
