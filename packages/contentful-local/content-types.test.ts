import { type RunningService, rejection, startService } from './testing/running-service';
import { draftEntry, field, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

describe('content types', () => {
  const ct = (contentTypeId: string) => ({ contentTypeId });

  test('the server fills in field defaults, and PUT clears omitted properties', async () => {
    const { management } = service;
    const created = await management.contentType.createWithId(ct('defaults'), {
      name: 'Defaults',
      description: 'weg',
      fields: [{ id: 'a', name: 'A', type: 'Symbol' } as never], // Incomplete on purpose.
    });
    expect(created.fields).toEqual([
      {
        id: 'a',
        name: 'A',
        type: 'Symbol',
        localized: false,
        required: false,
        validations: [],
        disabled: false,
        omitted: false,
      },
    ]);
    const { description: _gone, ...rest } = created;
    expect(
      (await management.contentType.update(ct('defaults'), rest as typeof created)).description,
    ).toBe('');
  });

  test('the first publish creates the editor interface, and each publish increments its version', async () => {
    const { management } = service;
    const params = ct('edited');
    const draft = await management.contentType.createWithId(params, {
      name: 'Edited',
      fields: [field('a', 'Symbol')],
    });
    expect(await rejection(management.editorInterface.get(params))).toMatchObject({ status: 404 });
    const published = await management.contentType.publish(params, draft);
    const editor = await management.editorInterface.get(params);
    expect(editor.sys.version).toBe(1);
    expect(editor.controls).toEqual([
      { fieldId: 'a', widgetId: 'singleLine', widgetNamespace: 'builtin' },
    ]);
    const updated = await management.editorInterface.update(params, { ...editor, sidebar: [] });
    expect(updated.sys.version).toBe(2);
    expect(await rejection(management.editorInterface.update(params, editor))).toMatchObject({
      id: 'VersionMismatch',
    });
    await management.contentType.publish(params, published);
    expect((await management.editorInterface.get(params)).sys.version).toBe(3);
    expect((await management.editorInterface.getMany({})).total).toBeGreaterThan(0);
  });

  test('renaming a field with newId renames it in every entry without changing versions', async () => {
    const { management, delivery } = service;
    const type = await publishType(service, 'renamed', [
      field('old', 'Symbol'),
      field('x', 'Symbol'),
    ]);
    await publishEntry(service, 'renamed', 'r1', { old: { de: 'alt' } });
    const [first, ...others] = type.fields;
    const draft = await management.contentType.update(ct('renamed'), {
      ...type,
      fields: [{ ...first, newId: 'fresh' } as never, ...others], // The client's types lack newId.
    });
    const before = await management.entry.get({ entryId: 'r1' });
    expect(before.fields).toEqual({ old: { de: 'alt' } });
    const published = await management.contentType.publish(ct('renamed'), draft);
    expect(published.displayField).toBe('fresh');
    const after = await management.entry.get({ entryId: 'r1' });
    expect(after.fields).toEqual({ fresh: { de: 'alt' } });
    expect(after.sys.version).toBe(before.sys.version);
    expect((await delivery.getEntry('r1')).fields).toEqual({ fresh: 'alt' });
    const { controls = [] } = await management.editorInterface.get(ct('renamed'));
    expect(controls.map(({ fieldId }) => fieldId)).toEqual(['fresh', 'x']);
  });

  test('a field is omitted, then deleted; delivery leaves out omitted fields', async () => {
    const { management, delivery } = service;
    const type = await publishType(service, 'shrunk', [
      field('keep', 'Symbol'),
      field('drop', 'Symbol'),
    ]);
    await publishEntry(service, 'shrunk', 's1', { keep: { de: 'k' }, drop: { de: 'd' } });
    const without = { ...type, fields: type.fields.filter(({ id }) => id !== 'drop') };
    expect(await rejection(management.contentType.update(ct('shrunk'), without))).toMatchObject({
      status: 422,
      id: 'ValidationFailed',
    });

    const omitted = {
      ...type,
      fields: type.fields.map((one) => ({ ...one, omitted: one.id === 'drop' })),
    };
    const step = await management.contentType.publish(
      ct('shrunk'),
      await management.contentType.update(ct('shrunk'), omitted),
    );
    expect((await delivery.getEntry('s1')).fields).toEqual({ keep: 'k' });

    const gone = await management.contentType.update(ct('shrunk'), {
      ...step,
      fields: without.fields,
    });
    await management.contentType.publish(ct('shrunk'), gone);
    expect((await management.entry.get({ entryId: 's1' })).fields).toEqual({ keep: { de: 'k' } });
  });

  test.each<[string, object]>([
    ['no name', { fields: [] }],
    ['an unknown type', { name: 'x', fields: [field('a', 'Strange')] }],
    ['a link without a target', { name: 'x', fields: [field('a', 'Link')] }],
    ['a list without items', { name: 'x', fields: [field('a', 'Array')] }],
    ['two fields of one id', { name: 'x', fields: [field('a', 'Symbol'), field('a', 'Symbol')] }],
    ['a field id with a hyphen', { name: 'x', fields: [field('a-b', 'Symbol')] }],
    [
      'a display field that is no field',
      { name: 'x', displayField: 'b', fields: [field('a', 'Symbol')] },
    ],
    [
      'a display field of links',
      { name: 'x', displayField: 'a', fields: [field('a', 'Link', { linkType: 'Entry' })] },
    ],
    [
      'a pattern that is none',
      {
        name: 'x',
        fields: [field('a', 'Symbol', { validations: [{ regexp: { pattern: '(', flags: '' } }] })],
      },
    ],
  ])('rejects with 422: %s', async (_, body) => {
    const call = service.management.contentType.createWithId(ct('refused'), body as never); // Invalid on purpose.
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'ValidationFailed' });
  });

  test('a content type without an id gets one, and lists find types by id', async () => {
    const { management } = service;
    const saved = await management.contentType.create(
      {},
      { name: 'Made', displayField: 'a', fields: [field('a', 'Symbol')] },
    );
    expect(saved.sys).toMatchObject({ type: 'ContentType', version: 1 });
    const query = { 'sys.id[in]': `${saved.sys.id},nobody`, order: 'name', limit: 1 };
    const { items, total, limit } = await management.contentType.getMany({ query });
    expect([items.map(({ name }) => name), total, limit]).toEqual([['Made'], 1, 1]);
    const wrong = management.contentType.getMany({ query: { 'fields.a': 'x' } });
    expect(await rejection(wrong)).toMatchObject({ status: 400, id: 'InvalidQuery' });
  });

  test('a published field keeps its type', async () => {
    const type = await publishType(service, 'typed', [field('a', 'Symbol')]);
    const call = service.management.contentType.update(ct('typed'), {
      ...type,
      fields: [field('a', 'Text')],
    });
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'ValidationFailed' });
  });

  test('a content type with entries can be neither unpublished nor deleted', async () => {
    const { management } = service;
    await publishType(service, 'used', [field('a', 'Symbol')]);
    await draftEntry(service, 'used', 'u1', {});
    const hasEntries = { status: 400, message: 'Content Type has entries' };
    expect(await rejection(management.contentType.unpublish(ct('used')))).toMatchObject(hasEntries);
    expect(await rejection(management.contentType.delete(ct('used')))).toMatchObject({
      message: 'Cannot delete published',
    });
    await management.entry.delete({ entryId: 'u1' });
    await management.contentType.unpublish(ct('used'));
    await management.contentType.delete(ct('used'));
    expect(await rejection(management.contentType.get(ct('used')))).toMatchObject({ status: 404 });
  });
});
