import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, link, publishType } from './testing/fixtures';

let service: RunningService;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'look', [field('title', 'Symbol', { required: true })]);
  for (const id of ['r1', 'r2']) await draftEntry(service, 'look', id, { title: { de: id } });
  await draftEntry(service, 'look', 'untitled', {});
});

afterAll(async () => {
  await service.stop();
});

const entities = (ids: string[]) => ({
  sys: { type: 'Array' as const },
  items: ids.map((id) => link('Entry', id)),
});
const create = (title: string, ids: string[]) =>
  service.management.release.create(SCOPE, { title, entities: entities(ids) });
const delivered = async () => (await service.delivery.getEntries({ order: ['sys.id'] })).total;

test('a release is published, unpublished and validated as a whole', async () => {
  const { release, releaseAction } = service.management;
  const created = await create('Winter', ['r1', 'r2']);
  expect(created).toMatchObject({ title: 'Winter', sys: { version: 1, status: 'active' } });
  const params = { ...SCOPE, releaseId: created.sys.id };
  expect(await release.validate(params)).toMatchObject({ sys: { status: 'succeeded' } });
  expect(await delivered()).toBe(0);
  const action = await release.publish({ ...params, version: 1 });
  expect(action).toMatchObject({ action: 'publish', sys: { status: 'succeeded' } });
  expect(await delivered()).toBe(2);
  const found = { ...params, actionId: action.sys.id };
  expect(await releaseAction.get(found)).toEqual(action);
  expect((await release.get(params)).sys.lastAction?.sys.id).toBe(action.sys.id);
  await service.restart();
  await release.unpublish({ ...params, version: 1 });
  expect(await delivered()).toBe(0);
  expect((await releaseAction.queryForRelease(params)).items).toHaveLength(3);
});

test('the actions of a release are listed, or the latest of each release', async () => {
  const { release, releaseAction } = service.management;
  const { id: releaseId } = (await create('Listed', ['r1'])).sys;
  const params = { ...SCOPE, releaseId };
  for (let count = 0; count < 2; count += 1) await release.validate(params);
  const latest = await release.validate(params);
  const ofRelease = { 'sys.release.sys.id[in]': releaseId };
  const all = await releaseAction.getMany({ ...SCOPE, query: ofRelease });
  expect(all.items).toHaveLength(3);
  const unique = { ...ofRelease, uniqueBy: 'sys.release.sys.id' };
  expect((await releaseAction.getMany({ ...SCOPE, query: unique })).items).toEqual([latest]);
  const other = releaseAction.getMany({ ...SCOPE, query: { ...ofRelease, uniqueBy: 'action' } });
  expect(await rejection(other)).toMatchObject({ status: 400, id: 'InvalidQuery' });
});

test('one entity that cannot be published prevents all of them', async () => {
  const created = await create('Half', ['r1', 'untitled']);
  const params = { ...SCOPE, releaseId: created.sys.id };
  const action = await service.management.release.publish({ ...params, version: 1 });
  expect(action).toMatchObject({
    sys: { status: 'failed' },
    error: { details: { errors: [{ entity: link('Entry', 'untitled') }] } },
  });
  expect(await delivered()).toBe(0);
});

test('a release is changed, archived, listed and deleted', async () => {
  const { release } = service.management;
  const created = await create('Spring', ['r1']);
  const params = { ...SCOPE, releaseId: created.sys.id };
  const payload = { title: 'Summer', entities: entities(['r2']) };
  expect((await release.update({ ...params, version: 1 }, payload)).sys.version).toBe(2);
  const stale = release.update({ ...params, version: 1 }, payload);
  expect(await rejection(stale)).toMatchObject({ status: 409, id: 'VersionMismatch' });
  expect((await release.archive({ ...params, version: 2 })).sys.status).toBe('archived');
  expect(await rejection(release.publish({ ...params, version: 3 }))).toMatchObject({
    status: 400,
  });
  const query = { 'sys.status[in]': 'archived' as const };
  expect((await release.query({ ...SCOPE, query })).items.map(({ title }) => title)).toEqual([
    'Summer',
  ]);
  expect((await release.unarchive({ ...params, version: 3 })).sys.status).toBe('active');
  await release.delete(params);
  expect(await rejection(release.get(params))).toMatchObject({ status: 404 });
});

test('rejects releases without a title, with other entities or of version 2', async () => {
  const refused = { status: 422, id: 'ValidationFailed' };
  expect(await rejection(create('', ['r1']))).toMatchObject(refused);
  expect(await rejection(create('Twice', ['r1', 'r1']))).toMatchObject(refused);
  const v2 = service.management.release.create(SCOPE, {
    sys: { type: 'Release', schemaVersion: 'Release.v2' },
    title: 'New',
    entities: { sys: { type: 'Array' }, items: [{ entity: link('Entry', 'r1') }] },
  });
  expect(await rejection(v2)).toMatchObject(refused);
});
