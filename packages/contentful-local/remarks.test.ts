import type { CommentProps, CreateTaskProps } from 'contentful-management';
import { draftEntry, field, publishType } from './testing/fixtures';
import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { startReceiver } from './testing/webhook-receiver';

let service: RunningService;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };
const ON_COAT = { ...SCOPE, entryId: 'coat' };
const ASSIGNED = {
  assignedTo: { sys: { type: 'Link' as const, linkType: 'User' as const, id: 'embedded' } },
};
const task = (body: string): CreateTaskProps => ({ ...ASSIGNED, body, status: 'active' });

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'garment', [field('title', 'Symbol')]);
  for (const id of ['coat', 'hat', 'scarf']) {
    await draftEntry(service, 'garment', id, { title: { de: id } });
  }
});

afterAll(() => service.stop());

describe('comments', () => {
  test('a comment is created, answered, changed, resolved and deleted with its thread', async () => {
    const { comment } = service.management;
    const created = await comment.create(ON_COAT, { body: 'Is this loden?' });
    expect(created).toMatchObject({
      sys: {
        type: 'Comment',
        version: 1,
        parentEntity: { sys: { type: 'Link', linkType: 'Entry', id: 'coat' } },
        parent: null,
        createdBy: { sys: { linkType: 'User' } },
      },
      body: 'Is this loden?',
      status: 'active',
    });
    const params = { ...ON_COAT, commentId: created.sys.id };
    expect(await comment.get(params)).toEqual(created);
    const reply = await comment.create(
      { ...ON_COAT, parentCommentId: created.sys.id },
      { body: 'Yes.' },
    );
    expect(reply.sys.parent?.sys).toMatchObject({ linkType: 'Comment', id: created.sys.id });
    const changed = await comment.update(params, {
      ...created,
      body: 'Loden?',
      status: 'resolved',
    });
    expect(changed).toMatchObject({ sys: { version: 2 }, body: 'Loden?', status: 'resolved' });
    expect(await rejection(comment.update(params, created))).toMatchObject({ status: 409 });
    const bodies = async (status?: string) => {
      const { items } = await comment.getMany({ ...ON_COAT, query: status ? { status } : {} });
      return items.map(({ body }: CommentProps) => body);
    };
    await service.restart();
    expect(await bodies()).toEqual(['Loden?', 'Yes.']);
    expect(await bodies('active')).toEqual(['Yes.']);
    expect(await rejection(comment.delete({ ...params, version: 1 }))).toMatchObject({
      status: 409,
    });
    await comment.delete({ ...params, version: 2 });
    expect(await bodies()).toEqual([]);
    expect(await rejection(comment.get(params))).toMatchObject({ status: 404, id: 'NotFound' });
  });

  test('a comment is plain or rich text, as requested', async () => {
    const { comment } = service.management;
    const text = (value: string) => ({ nodeType: 'text' as const, value, marks: [], data: {} });
    const mention = {
      nodeType: 'mention',
      data: { target: ASSIGNED.assignedTo },
      content: [text('@Editor')],
    };
    const document = {
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'paragraph', data: {}, content: [text('Please look, '), mention] }],
    };
    // The client's node types are enums that it does not export.
    const rich = { body: document } as unknown as Parameters<typeof comment.create>[1];
    const created = await comment.create(ON_COAT, rich);
    const params = { ...ON_COAT, commentId: created.sys.id };
    expect((await comment.get({ ...params, bodyFormat: 'rich-text' })).body).toEqual(document);
    expect((await comment.get(params)).body).toBe('Please look, @Editor');
    const wrong = { body: { ...document, content: [mention] } } as unknown as typeof rich;
    expect(await rejection(comment.create(ON_COAT, wrong))).toMatchObject({
      status: 422,
      id: 'ValidationFailed',
      details: { errors: [{ path: ['body'] }] },
    });
    await comment.delete({ ...params, version: 1 });
  });

  test('a comment can be about a content type or a single field', async () => {
    const { comment } = service.management;
    const onType = {
      ...SCOPE,
      parentEntityType: 'ContentType',
      parentEntityId: 'garment',
    } as const;
    const created = await comment.create(
      { ...onType, parentEntityReference: 'fields.title' },
      { body: 'Longer titles?' },
    );
    expect(created.sys.parentEntity.sys).toMatchObject({
      linkType: 'ContentType',
      ref: 'fields.title',
    });
    expect((await comment.getMany(onType)).items).toHaveLength(1);
    const nowhere = { ...onType, parentEntityReference: 'title' };
    expect(await rejection(comment.create(nowhere, { body: 'x' }))).toMatchObject({ status: 400 });
  });

  test('rejects comments without a text, with too long a text or without a parent', async () => {
    const { comment } = service.management;
    const invalid = {
      status: 422,
      id: 'ValidationFailed',
      details: { errors: [{ path: ['body'] }] },
    };
    expect(await rejection(comment.create(ON_COAT, { body: ' ' }))).toMatchObject(invalid);
    const long = 'ä'.repeat(257);
    expect(await rejection(comment.create(ON_COAT, { body: long }))).toMatchObject(invalid);
    const nobody = comment.create({ ...SCOPE, entryId: 'nobody' }, { body: 'x' });
    expect(await rejection(nobody)).toMatchObject({ status: 404, details: { type: 'Entry' } });
    const orphan = comment.create({ ...ON_COAT, parentCommentId: 'nobody' }, { body: 'x' });
    expect(await rejection(orphan)).toMatchObject({ status: 404, details: { type: 'Comment' } });
  });

  test('an entry has at most a hundred comments, which are deleted with it', async () => {
    const { comment, entry } = service.management;
    const onScarf = { ...SCOPE, entryId: 'scarf' };
    for (let index = 0; index < 100; index += 1) {
      await comment.create(onScarf, { body: `${index}` });
    }
    expect(await rejection(comment.create(onScarf, { body: 'one more' }))).toMatchObject({
      status: 403,
    });
    await entry.delete(onScarf);
    await draftEntry(service, 'garment', 'scarf', { title: { de: 'scarf' } });
    expect((await comment.getMany(onScarf)).items).toEqual([]);
  });
});

describe('tasks', () => {
  test('a task is created, changed, resolved, listed and deleted', async () => {
    const { management } = service;
    const dueDate = '2027-01-31T12:00:00.000Z';
    const created = await management.task.create(ON_COAT, { ...task('Translate'), dueDate });
    expect(created).toMatchObject({
      sys: { type: 'Task', version: 1, parentEntity: { sys: { linkType: 'Entry', id: 'coat' } } },
      body: 'Translate',
      ...ASSIGNED,
      status: 'active',
      dueDate,
    });
    const params = { ...ON_COAT, taskId: created.sys.id };
    expect(await management.task.get(params)).toEqual(created);
    const done = await management.task.update(params, { ...created, status: 'resolved' });
    expect(done).toMatchObject({ sys: { version: 2 }, status: 'resolved' });
    expect(await rejection(management.task.update(params, created))).toMatchObject({ status: 409 });
    const reworded = management.task.update(params, { ...done, body: 'Translate again' });
    expect(await rejection(reworded)).toMatchObject({ status: 422, id: 'ValidationFailed' });
    await management.task.create(ON_COAT, { ...task('Check'), status: 'resolved' });
    await service.restart();
    const page = await management.task.getMany({ ...ON_COAT, query: { limit: 1, skip: 1 } });
    expect(page).toMatchObject({ total: 2, skip: 1, limit: 1, items: [{ body: 'Check' }] });
    await management.task.delete({ ...params, version: 2 });
    expect(await rejection(management.task.get(params))).toMatchObject({
      status: 404,
      id: 'NotFound',
    });
  });

  test('unresolved tasks prevent an entry from being published', async () => {
    const { management } = service;
    const onHat = { ...SCOPE, entryId: 'hat' };
    const created = await management.task.create(onHat, task('Check the price'));
    const hat = await management.entry.get(onHat);
    expect(await rejection(management.entry.publish(onHat, hat))).toMatchObject({
      status: 422,
      details: { errors: [{ name: 'unresolvedTask' }] },
    });
    const bulk = await management.bulkAction.publish(SCOPE, {
      entities: {
        sys: { type: 'Array' },
        items: [{ sys: { type: 'Link', linkType: 'Entry', id: 'hat', version: 1 } }],
      },
    });
    expect(bulk.sys.status).toBe('failed');
    await management.task.update(
      { ...onHat, taskId: created.sys.id },
      { ...created, status: 'resolved' },
    );
    expect((await management.entry.publish(onHat, hat)).sys.publishedVersion).toBe(1);
  });

  test('rejects tasks without a text, an assignee or a status, and too long ones', async () => {
    const refused = async (body: object, path: string) => {
      // The client's types exclude such bodies.
      const created = service.management.task.create(ON_COAT, {
        ...task('x'),
        ...body,
      } as CreateTaskProps);
      expect(await rejection(created)).toMatchObject({
        status: 422,
        id: 'ValidationFailed',
        details: { errors: [{ path: [path] }] },
      });
    };
    await refused({ body: '' }, 'body');
    await refused({ body: 'x'.repeat(513) }, 'body');
    await refused({ assignedTo: 'me' }, 'assignedTo');
    await refused({ status: 'open' }, 'status');
    await refused({ status: undefined }, 'status');
    await refused({ dueDate: 'soon' }, 'dueDate');
  });

  test('tasks are not copied with an environment, but trigger webhooks', async () => {
    const { management } = service;
    const receiver = await startReceiver();
    await management.webhook.create(
      { spaceId: SPACE },
      // The client's types require more than the API does.
      { name: 'tasks', url: receiver.url, topics: ['Task.*'] } as Parameters<
        typeof management.webhook.create
      >[1],
    );
    const created = await management.task.create(ON_COAT, task('Iron'));
    await management.task.delete({ ...ON_COAT, taskId: created.sys.id, version: 1 });
    await management.task.create(ON_COAT, task('Fold'));
    await management.environment.createWithId(
      { spaceId: SPACE, environmentId: 'copy' },
      { name: 'copy' },
    );
    const copied = await management.task.getMany({ ...ON_COAT, environmentId: 'copy' });
    expect(copied.items).toEqual([]);
    const heard = (await receiver.waitFor(3)).map(({ headers }) => headers['x-contentful-topic']);
    await receiver.close();
    expect(heard.sort()).toEqual([
      'ContentManagement.Task.create',
      'ContentManagement.Task.create',
      'ContentManagement.Task.delete',
    ]);
  });
});
