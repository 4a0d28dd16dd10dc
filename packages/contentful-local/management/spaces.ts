import { validationFailed, versionMismatch } from '#http/api-error';
import { type ApiResponse, type Call, jsonObjectBody, ok, versionHeader } from '#http/call';
import type { JsonObject, Space } from '#model/entities';
import { requireKnownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import { newUnitOfWork } from '#store/unit-of-work';
import { EMBEDDED_STAMPS, managedSpace } from './sys';

export const listSpaces = (call: Call): ApiResponse =>
  ok(
    listRecords(
      call.url,
      [...call.store.spaces.values()].map(({ record }) => record),
      managedSpace,
    ),
  );

export const showSpace = (call: Call): ApiResponse => ok(managedSpace(call.space.record));

const KNOWN = new Set(['sys', 'name']);

export async function putSpace(call: Call): Promise<ApiResponse> {
  const body = await jsonObjectBody(call);
  requireKnownProperties(body, KNOWN);
  const { name } = body;
  if (typeof name !== 'string' || name === '') {
    throw validationFailed([{ name: 'required', path: ['name'] }]);
  }
  const before = call.space.record;
  if (versionHeader(call) !== before.version) throw versionMismatch();
  const updatedAt = new Date().toISOString();
  const after: Space = { ...before, version: before.version + 1, updatedAt, body: { name } };
  const unit = newUnitOfWork();
  unit.puts.push({ record: after, from: before.version });
  await call.store.commit(before.id, call.environment.id, unit);
  return ok(managedSpace(after));
}

export const USER_ACCOUNT: JsonObject = {
  sys: { type: 'User', id: 'embedded', version: 1, ...EMBEDDED_STAMPS },
  firstName: 'Embedded',
  lastName: 'Editor',
  email: 'editor@selvedge.localhost',
  activated: true,
  confirmed: true,
  signInCount: 1,
};

export const currentUser = (): ApiResponse => ok(USER_ACCOUNT);

/** Roles, members and extensions do not exist here, but exports request their lists. */
export const emptyList = ({ url }: Call): ApiResponse => ok(listRecords(url, [], () => ({})));
