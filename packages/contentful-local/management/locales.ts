import { badRequest, notFound, validationFailed, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { JsonObject, Locale, LocaleBody } from '#model/entities';
import { unknownProperties } from '#model/unknown-properties';
import { inLocaleOrder } from '#query/locale-order';
import { listRecords } from '#query/record-list';
import { newLocale } from '#store/bootstrap';
import { newUnitOfWork } from '#store/unit-of-work';
import { localeValuePuts } from './locale-values';
import { managedLocale, scopeDetails } from './sys';

function findLocale(call: Call): Locale {
  const locale = call.environment.locales.get(param(call, 'id'));
  if (!locale) throw notFound(scopeDetails(call, 'Locale', param(call, 'id')));
  return locale;
}

export function listManagedLocales(call: Call): ApiResponse {
  const locales = inLocaleOrder(call.environment.locales.values());
  return ok(
    listRecords(
      call.url,
      locales,
      (locale) => managedLocale(locale, call.environment),
      (locale) => locale.body.name,
    ),
  );
}

export const showLocale = (call: Call): ApiResponse =>
  ok(managedLocale(findLocale(call), call.environment));

export async function createLocale(call: Call): Promise<ApiResponse> {
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

export async function putLocale(call: Call): Promise<ApiResponse> {
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
    const [from, to] = [before.body.code, after.body.code];
    if (from !== to) unit.puts.push(...localeValuePuts(call.environment, from, to));
    return { unit, result: after };
  });
  return ok(managedLocale(locale, call.environment));
}

/** Deletes a locale with its values, in drafts and in published versions. */
export async function deleteLocale(call: Call): Promise<ApiResponse> {
  await call.store.write(call.environment, 'everything', async () => {
    const locale = findLocale(call);
    if (locale.body.default) throw badRequest('Cannot delete a default locale');
    const { code } = locale.body;
    if (isFallback(call, code))
      throw badRequest('Cannot delete locale which is fallback of another one');
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'Locale', id: locale.id, from: locale.version });
    unit.puts.push(...localeValuePuts(call.environment, code, null));
    return { unit, result: undefined };
  });
  return noContent();
}

/** `internal_code` is in responses of the vendor, which clients send back. */
const KNOWN = new Set([
  'sys',
  'code',
  'internal_code',
  'name',
  'fallbackCode',
  'default',
  'optional',
  'contentDeliveryApi',
  'contentManagementApi',
]);

/** The default locale stays the default; codes are unique and fallbacks have no cycles. */
function parseLocale(body: JsonObject, call: Call, before: Locale | undefined): LocaleBody {
  const { code, name, fallbackCode = null } = body;
  const errors = unknownProperties(body, KNOWN);
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
  if (before) errors.push(...forbiddenChanges(call, before, body));
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

/**
 * Changes that are not allowed: fallbacks refer to a locale by its code, and the default locale is
 * always delivered and has no fallback.
 */
function forbiddenChanges(call: Call, { body: before }: Locale, body: JsonObject): JsonObject[] {
  const errors: JsonObject[] = [];
  const { code, fallbackCode = null } = body;
  if (code !== before.code && isFallback(call, before.code)) {
    const details = 'Cannot change the code of a locale which is fallback of another one';
    errors.push({ name: 'fallback', path: ['code'], details });
  }
  if (!before.default) return errors;
  if (fallbackCode !== null) {
    const details = 'The default locale cannot have a fallback';
    errors.push({ name: 'defaultLocale', path: ['fallbackCode'], details });
  }
  for (const name of ['contentDeliveryApi', 'contentManagementApi']) {
    if (body[name] !== false) continue;
    const details = 'The default locale cannot be disabled';
    errors.push({ name: 'defaultLocale', path: [name], details });
  }
  return errors;
}

const isFallback = (call: Call, code: string) =>
  [...call.environment.locales.values()].some(({ body }) => body.fallbackCode === code);

function loops(call: Call, code: string, fallback: string | null): boolean {
  const seen = new Set([code]);
  for (let next = fallback; next !== null;) {
    if (seen.has(next)) return true;
    seen.add(next);
    next = call.environment.localesByCode.get(next)?.body.fallbackCode ?? null;
  }
  return false;
}
