import type { Locale, LocaleBody } from '#model/entities';
import { newId } from '#model/identifier';
import type { ContentStore } from './content-store';
import { newUnitOfWork } from './unit-of-work';

const LANGUAGES: [code: string, name: string][] = [
  ['de', 'German'],
  ['en', 'English'],
  ['cs', 'Czech'],
  ['pl', 'Polish'],
  ['nl', 'Dutch'],
  ['fr', 'French'],
];

export function newLocale(body: LocaleBody, now: string): Locale {
  return { kind: 'Locale', id: newId(), version: 0, createdAt: now, updatedAt: now, body };
}

/** Creates the configured space and environment if the database lacks them. */
export async function bootstrap(
  store: ContentStore,
  spaceId: string,
  environmentId: string,
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
    for (const [code, name] of LANGUAGES) {
      const isDefault = code === 'de';
      const locale = newLocale(
        {
          code,
          name,
          fallbackCode: isDefault ? null : 'de',
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
