import type { CreateLocaleProps } from 'contentful-management';
import table from '@/cms-schema/locales.json';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { createOnce } from '@/lib/studio/studio/create-once';
import type { Space } from './space';

/** Adds a locale, unless the space has it. */
export async function addLocale(
  { locale: client }: Space['client'],
  locale: CreateLocaleProps,
): Promise<void> {
  const find = async () => {
    const { items } = await client.getMany({ query: { limit: 1000 } });
    return items.find(({ code }) => code === locale.code) ?? null;
  };
  await createOnce(find, () => client.create({}, locale));
}

/**
 * Adds missing locales to the space. Entries need no value in them: the API falls back to the
 * default locale.
 * @returns their codes
 */
export async function addLocales({ client }: Space): Promise<string[]> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  const known = new Set(items.map(({ code }) => code));
  const missing = Object.entries(table).filter(([code]) => !known.has(code));
  for (const [code, { name }] of missing)
    await addLocale(client, {
      code,
      name,
      fallbackCode: DEFAULT_LOCALE,
      optional: true,
      default: false,
      contentManagementApi: true,
      contentDeliveryApi: true,
    });
  return missing.map(([code]) => code);
}
