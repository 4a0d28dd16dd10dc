import table from '@/cms-schema/locales.json';
import { DEFAULT_LOCALE } from '@/cms-schema/contentful-model';
import type { Space } from './space';

/**
 * Adds the locales that the space lacks. Entries need no value in them: what is not translated is
 * answered in the default locale.
 * @returns their codes
 */
export async function addLocales({ client }: Space): Promise<string[]> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  const known = new Set(items.map(({ code }) => code));
  const missing = Object.entries(table).filter(([code]) => !known.has(code));
  for (const [code, { name }] of missing)
    await client.locale.create(
      {},
      {
        ...{ code, name, fallbackCode: DEFAULT_LOCALE, optional: true },
        ...{ contentManagementApi: true, contentDeliveryApi: true },
      },
    );
  return missing.map(([code]) => code);
}
