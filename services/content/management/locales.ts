import {
  badRequest,
  notFound,
  validationFailed,
  versionMismatch,
} from '@/services/content/http/api-error';
import {
  type Answer,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  param,
  versionHeader,
} from '@/services/content/http/call';
import type { JsonObject, Locale, LocaleBody } from '@/services/content/model/entities';
import { listRecords } from '@/services/content/query/record-list';
import { newLocale } from '@/services/content/store/bootstrap';
import { newUnitOfWork } from '@/services/content/store/unit-of-work';
import { managedLocale, scopeDetails } from './sys';

function findLocale(call: Call): Locale {
  const locale = call.environment.locales.get(param(call, 'id'));
  if (!locale) throw notFound(scopeDetails(call, 'Locale', param(call, 'id')));
  return locale;
}

export function listManagedLocales(call: Call): Answer {
  const locales = [...call.environment.locales.values()];
  locales.sort((one, other) => Number(other.body.default) - Number(one.body.default));
  return ok(listRecords(call.query, locales, (locale) => managedLocale(locale, call.environment)));
}

export const showLocale = (call: Call): Answer =>
  ok(managedLocale(findLocale(call), call.environment));

export async function createLocale(call: Call): Promise<Answer> {
  const body = await jsonObjectBody(call);
  const locale = await call.store.write(call.environment, 'everything', async () => {
    const after = {
      ...newLocale(parseLocale(body, call, undefined), new Date().toISOString()),
      version: 1,
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: null });
    return { unit, result: after };
  });
  return created(managedLocale(locale, call.environment));
}

export async function putLocale(call: Call): Promise<Answer> {
  const body = await jsonObjectBody(call);
  const locale = await call.store.write(call.environment, 'everything', async () => {
    const before = findLocale(call);
    if (versionHeader(call) !== before.version) throw versionMismatch();
    const after: Locale = {
      ...before,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
      body: parseLocale(body, call, before),
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: before.version });
    return { unit, result: after };
  });
  return ok(managedLocale(locale, call.environment));
}

export async function deleteLocale(call: Call): Promise<Answer> {
  await call.store.write(call.environment, 'everything', async () => {
    const locale = findLocale(call);
    if (locale.body.default) throw badRequest('Cannot delete a default locale');
    const { code } = locale.body;
    const dependent = [...call.environment.locales.values()].find(
      ({ body }) => body.fallbackCode === code,
    );
    if (dependent) throw badRequest('Cannot delete locale which is fallback of another one');
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'Locale', id: locale.id, from: locale.version });
    return { unit, result: undefined };
  });
  return noContent();
}

/** The default locale stays what it is; a code is unique and its fallbacks end somewhere. */
function parseLocale(body: JsonObject, call: Call, before: Locale | undefined): LocaleBody {
  const { code, name, fallbackCode = null } = body;
  const errors: JsonObject[] = [];
  if (typeof code !== 'string' || !/^[a-zA-Z0-9-]{1,32}$/.test(code)) {
    errors.push({
      name: 'required',
      path: ['code'],
      details: 'The property "code" is required here',
    });
  }
  if (typeof name !== 'string' || name === '') {
    errors.push({
      name: 'required',
      path: ['name'],
      details: 'The property "name" is required here',
    });
  }
  const taken = call.environment.localesByCode.get(String(code));
  if (taken && taken.id !== before?.id)
    errors.push({ name: 'taken', path: 'code', value: code ?? null });
  const fallback = typeof fallbackCode === 'string' ? fallbackCode : null;
  if (fallback !== null && !call.environment.localesByCode.has(fallback)) {
    errors.push({ name: 'unknown', path: 'fallbackCode', value: fallback });
  } else if (loops(call, String(code), fallback)) {
    errors.push({ name: 'fallback locale creates a loop', path: 'fallbackCode', value: fallback });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return {
    code: String(code),
    name: String(name),
    fallbackCode: fallback,
    default: before?.body.default ?? false,
    contentManagementApi: body.contentManagementApi !== false,
    contentDeliveryApi: body.contentDeliveryApi !== false,
    optional: body.optional === true,
  };
}

function loops(call: Call, code: string, fallback: string | null): boolean {
  const seen = new Set([code]);
  for (let next = fallback; next !== null;) {
    if (seen.has(next)) return true;
    seen.add(next);
    next = call.environment.localesByCode.get(next)?.body.fallbackCode ?? null;
  }
  return false;
}
