import { productTemplate } from '@/cms-schema/content-types/product-template';
import { DEFAULT_LOCALE } from '@/cms-schema/contentful-model';
import type { ContentDocument } from '@/lib/content/content-document';
import { tiesAmong } from '@/lib/content/product-template';
import { templatesIn } from '@/lib/content/product-templates.server';
import type { LinkingEntry } from './usage';

/** An entry of the management API as the delivery API would send it. */
const delivered = ({ sys, fields }: LinkingEntry) => ({
  sys: { id: sys.id, contentType: sys.contentType },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, inLocales]) => [name, inLocales[DEFAULT_LOCALE]]),
  ),
});

/**
 * What no content model can refuse: product templates of which neither is used before the other,
 * drafts included, and templates that cannot be read. One sentence for each.
 */
export function templateFaults(entries: readonly LinkingEntry[]): string[] {
  const own = entries
    .filter(({ sys }) => sys.contentType.sys.id === productTemplate.id)
    .map(delivered);
  const document: ContentDocument = {
    entries: Object.fromEntries(own.map((entry) => [entry.sys.id, entry])),
    assets: {},
    roots: own.map(({ sys }) => sys.id),
    fetchedAt: 0,
  };
  const { sound, broken } = templatesIn(document);
  return [
    ...broken.map(({ id, reason }) => `${id} cannot be used: ${reason.kind}`),
    ...tiesAmong(sound).map(
      ([one, other]) =>
        `${one.node.id} and ${other.node.id} are equal for some products: give one a higher priority`,
    ),
  ];
}
