import { draftEntry, field, link, publishType } from './testing/fixtures';
import { type RunningService, SPACE, startService } from './testing/running-service';
import { startReceiver, type WebhookReceiver } from './testing/webhook-receiver';

let service: RunningService;
let receiver: WebhookReceiver;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

beforeAll(async () => {
  service = await startService();
  receiver = await startReceiver();
  await publishType(service, 'note', [field('title', 'Symbol')]);
  await draftEntry(service, 'note', 'one', { title: { de: 'x' } });
});

afterAll(async () => {
  await receiver.close();
  await service.stop();
});

beforeEach(async () => {
  for (const { sys } of (await service.management.webhook.getMany({})).items) {
    await service.management.webhook.delete({ webhookDefinitionId: sys.id });
  }
  receiver.calls.length = 0;
});

const listen = (...topics: string[]) =>
  service.management.webhook.create(
    {},
    { name: 'actions', url: receiver.url, topics, headers: [] },
  );

/** Sorted, because webhooks about different entities are sent in parallel. */
async function received(count: number) {
  const calls = await receiver.waitFor(count);
  return calls
    .map(({ headers }) => String(headers['x-contentful-topic']).replace('ContentManagement.', ''))
    .sort();
}

const entities = { sys: { type: 'Array' as const }, items: [link('Entry', 'one')] };

test('sends webhooks for a release and for each of its actions', async () => {
  await listen('Release.*', 'ReleaseAction.*');
  const { release } = service.management;
  const created = await release.create(SCOPE, { title: 'Winter', entities });
  const params = { ...SCOPE, releaseId: created.sys.id };
  await release.publish({ ...params, version: 1 });
  await release.update({ ...params, version: 1 }, { title: 'Spring', entities });
  await release.archive({ ...params, version: 2 });
  await release.unarchive({ ...params, version: 3 });
  await release.delete(params);
  expect(await received(7)).toEqual([
    'Release.archive',
    'Release.create',
    'Release.delete',
    'Release.save',
    'Release.unarchive',
    'ReleaseAction.create',
    'ReleaseAction.execute',
  ]);
  expect(receiver.calls.find(({ body }) => body.sys.type === 'ReleaseAction')?.body).toMatchObject({
    action: 'publish',
    sys: { status: 'succeeded', release: { sys: { id: created.sys.id } } },
  });
});

test('sends a webhook with the result of a bulk action', async () => {
  await listen('BulkAction.execute');
  const items = [{ sys: { type: 'Link' as const, linkType: 'Entry' as const, id: 'one' } }];
  await service.management.bulkAction.validate(SCOPE, {
    entities: { sys: { type: 'Array' }, items },
  });
  expect(await received(1)).toEqual(['BulkAction.execute']);
  expect(receiver.calls[0]?.body.sys).toMatchObject({ type: 'BulkAction', status: 'succeeded' });
});

test('sends webhooks when a scheduled action is created, changed, run and canceled', async () => {
  await listen('ScheduledAction.*');
  const { scheduledActions } = service.management;
  const at = (ms: number) => ({ datetime: new Date(Date.now() + ms).toISOString() });
  const created = await scheduledActions.create(
    {},
    {
      action: 'publish',
      entity: { sys: { type: 'Link', linkType: 'Entry', id: 'one' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: at(3_600_000),
    },
  );
  const params = { scheduledActionId: created.sys.id, version: 1 };
  await scheduledActions.update(params, { ...created, scheduledFor: at(300) });
  expect(await received(3)).toEqual([
    'ScheduledAction.create',
    'ScheduledAction.execute',
    'ScheduledAction.save',
  ]);
  const { sys, ...content } = created;
  const other = await scheduledActions.create({}, { ...content, scheduledFor: at(3_600_000) });
  expect(sys.status).toBe('scheduled');
  const canceled = { scheduledActionId: other.sys.id, environmentId: 'master' };
  await scheduledActions.delete(canceled);
  expect(await received(5)).toContain('ScheduledAction.delete');
});
