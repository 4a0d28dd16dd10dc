import { type Answer, type Call, ok } from '@/services/content/http/call';
import { listRecords } from '@/services/content/query/record-list';
import { managedSpace } from './sys';

export const listSpaces = (call: Call): Answer =>
  ok(
    listRecords(
      call.query,
      [...call.store.spaces.values()].map(({ record }) => record),
      managedSpace,
    ),
  );

export const showSpace = (call: Call): Answer => ok(managedSpace(call.space.record));

export const currentUser = (): Answer =>
  ok({
    sys: { type: 'User', id: 'embedded', version: 1 },
    firstName: 'Embedded',
    lastName: 'Editor',
    email: 'editor@selvedge.localhost',
    activated: true,
    confirmed: true,
    signInCount: 1,
  });

/** Roles, API keys and extensions do not exist here; exports request their lists all the same. */
export const emptyList = (): Answer =>
  ok({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] });
