import { createClient } from 'contentful';
import {
  type RunningService,
  rejection,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';
import { field, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [field('title', 'Symbol')]);
  await publishEntry(service, 'note', 'n1', { title: { de: 'alt' } });
  await service.management.environment.createWithId({ environmentId: 'next' }, { name: 'next' });
  const params = { environmentId: 'next', entryId: 'n1' };
  const entry = await service.management.entry.get(params);
  const changed = { ...entry, fields: { title: { de: 'neu' } } };
  await service.management.entry.publish(
    params,
    await service.management.entry.update(params, changed),
  );
});

afterAll(async () => {
  await service.stop();
});

const target = (id: string) => ({
  environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id } },
});
const live = { environmentAliasId: 'live' };

const titleOf = async () => {
  const client = createClient({
    space: SPACE,
    environment: 'live',
    accessToken: TOKENS.delivery,
    host: service.hosts.delivery,
    insecure: true,
    retryOnError: false,
  });
  return (await client.getEntry('n1')).fields.title;
};

test('an alias points to an environment and can be moved to another one', async () => {
  const { environmentAlias, environment } = service.management;
  const alias = await environmentAlias.createWithId(live, target('master'));
  expect(alias).toMatchObject({ sys: { id: 'live', type: 'EnvironmentAlias', version: 1 } });
  expect(await titleOf()).toBe('alt');
  const moved = await environmentAlias.update(live, { ...alias, ...target('next') });
  expect(moved.sys.version).toBe(2);
  expect(await titleOf()).toBe('neu');
  await service.restart();
  expect(await titleOf()).toBe('neu');
  expect((await environmentAlias.getMany({})).items).toEqual([await environmentAlias.get(live)]);
  const next = await environment.get({ environmentId: 'live' });
  expect(next.sys).toMatchObject({ id: 'next', aliases: [{ sys: { id: 'live' } }] });
  const entry = await service.management.entry.get({ environmentId: 'live', entryId: 'n1' });
  expect(entry.fields.title).toEqual({ de: 'neu' });
});

test('rejects stale versions, unknown environments and taken ids', async () => {
  const { environmentAlias, environment } = service.management;
  const alias = await environmentAlias.get(live);
  const stale = { ...alias, sys: { ...alias.sys, version: 1 } };
  expect(await rejection(environmentAlias.update(live, stale))).toMatchObject({ status: 409 });
  const nowhere = environmentAlias.update(live, { ...alias, ...target('nowhere') });
  expect(await rejection(nowhere)).toMatchObject({ status: 422 });
  const taken = environmentAlias.createWithId({ environmentAliasId: 'next' }, target('master'));
  expect(await rejection(taken)).toMatchObject({ status: 422 });
  const sameId = environment.createWithId({ environmentId: 'live' }, { name: 'live' });
  expect(await rejection(sameId)).toMatchObject({ status: 400 });
  expect(await rejection(environment.delete({ environmentId: 'next' }))).toMatchObject({
    status: 400,
  });
});

test('deleting an alias keeps its environment', async () => {
  const { environmentAlias, environment } = service.management;
  await environmentAlias.delete(live);
  expect(await rejection(environmentAlias.get(live))).toMatchObject({ status: 404 });
  expect(await rejection(titleOf())).toMatchObject({ status: 404 });
  await environment.delete({ environmentId: 'next' });
});
