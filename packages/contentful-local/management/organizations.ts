import { ApiError, notFound } from '#http/api-error';
import { type ApiResponse, type Call, ok, param } from '#http/call';
import type { JsonObject } from '#model/entities';
import { listRecords } from '#query/record-list';
import { listSpaces, USER_ACCOUNT } from './spaces';
import { EMBEDDED_STAMPS, ORGANIZATION } from './sys';

const SHOWN: JsonObject = {
  name: 'Selvedge',
  defaultUserLanguage: 'en-US',
  sys: { type: 'Organization', id: ORGANIZATION, version: 1, ...EMBEDDED_STAMPS },
};

const listOfOne = ({ url }: Call, kind: string, item: JsonObject): ApiResponse =>
  ok(listRecords(url, [{ kind, id: 'embedded', ...EMBEDDED_STAMPS }], () => item));

function requireOrganization(call: Call): void {
  const id = param(call, 'organization');
  if (id !== ORGANIZATION) throw notFound({ type: 'Organization', id });
}

/** Pages of organizations are shorter than those of other collections, as at the vendor. */
export function listOrganizations(call: Call): ApiResponse {
  if (!call.query.has('limit')) call.query.set('limit', '25');
  return listOfOne(call, 'Organization', SHOWN);
}

export function showOrganization(call: Call): ApiResponse {
  requireOrganization(call);
  return ok(SHOWN);
}

export function listSpacesOf(call: Call): ApiResponse {
  requireOrganization(call);
  return listSpaces(call);
}

export const listUsers = (call: Call): ApiResponse => listOfOne(call, 'User', USER_ACCOUNT);

export function listUsersOf(call: Call): ApiResponse {
  requireOrganization(call);
  return listUsers(call);
}

export function showUser(call: Call): ApiResponse {
  const id = param(call, 'user');
  if (id !== 'embedded') throw notFound({ type: 'User', id });
  return ok(USER_ACCOUNT);
}

export function showUserOf(call: Call): ApiResponse {
  requireOrganization(call);
  return showUser(call);
}

/** Spaces are configured at the start; clients can neither create nor delete them. */
export function rejectSpace(): never {
  throw new ApiError(
    403,
    'AccessDenied',
    'Spaces are created by the configuration of the service.',
  );
}
