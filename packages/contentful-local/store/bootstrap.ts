import type { Locale, LocaleBody } from '#model/entities';
import { newId } from '#model/identifier';
import type { ContentStore } from './content-store';
import { newUnitOfWork } from './unit-of-work';

const LOCALES = ['de', 'en', 'cs', 'pl', 'nl', 'fr'];

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** `German`, or `English (United States)`; a code that is no language is its own name. */
function nameOf(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export function newLocale(body: LocaleBody, now: string): Locale {
  return { kind: 'Locale', id: newId(), version: 0, createdAt: now, updatedAt: now, body };
}

/**
 * Creates the configured space and environment if the database lacks them.
 * @param locales of a new environment; the first is the default, to which the others fall back
 */
export async function bootstrap(
  store: ContentStore,
  spaceId: string,
  environmentId: string,
  locales: readonly string[] = LOCALES,
): Promise<void> {
  const now = new Date().toISOString();
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const unit = newUnitOfWork();
  if (!store.spaces.has(spaceId)) {
    const body = { name: 'Selvedge' };
    unit.puts.push({ record: { kind: 'Space', id: spaceId, ...stamps, body }, from: null });
  }
  if (!store.environment(spaceId, environmentId)) {
    const body = { name: environmentId };
    unit.puts.push({
      record: { kind: 'Environment', id: environmentId, ...stamps, body },
      from: null,
    });
    const [preset = 'en-US'] = locales;
    for (const code of locales) {
      const isDefault = code === preset;
      const locale = newLocale(
        {
          code,
          name: nameOf(code),
          fallbackCode: isDefault ? null : preset,
          default: isDefault,
          contentManagementApi: true,
          contentDeliveryApi: true,
          optional: !isDefault,
        },
        now,
      );
      unit.puts.push({ record: locale, from: null });
    }
  }
  if (unit.puts.length > 0) await store.commit(spaceId, environmentId, unit);
}
