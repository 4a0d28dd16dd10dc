import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import type { CountryChoice } from './field-input';
import { managementClient } from './space.server';

/** Maximum nodes that a link field suggests. */
const MAX_LINKS = 1_000;

/** All delivery countries of the shops, by name. */
export function countryChoices(language: Language): CountryChoice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const delivered = PROJECT_IDS.flatMap((id) => projects[id].deliveryCountries);
  const codes = [...new Set<string>([...EU_COUNTRIES, ...delivered])];
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => nameOrder(language)(one.name, other.name));
}

export async function linkChoices(): Promise<{ value: string; label: string }[]> {
  const { items } = await managementClient().entry.getMany({
    query: {
      content_type: 'node',
      limit: MAX_LINKS,
      select: 'sys,fields.nodeId,fields.name,fields.project',
    },
  });
  return items.flatMap(({ fields }) => {
    const value = (name: string): unknown => Object(fields[name])['de'];
    const id = value('nodeId');
    return typeof id === 'string'
      ? [
          {
            value: `node_${id}`,
            label: `${String(value('name') ?? id)} (${String(value('project'))})`,
          },
        ]
      : [];
  });
}
