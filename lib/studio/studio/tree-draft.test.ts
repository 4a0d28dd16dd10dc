import { composeTypes } from './compose-types.server';
import type { DraftEntry } from './compose-data';
import type { RememberedTree } from './remembered-tree';
import type { StudioAnswer } from './studio-call';
import type { LocalizedFields } from './studio-entry';
import { TreeDraft } from './tree-draft';

const types = composeTypes();
const answer = (status: number, body: unknown = {}): StudioAnswer => ({
  ...{ ok: status >= 200 && status < 300, status, body, problem: '' },
});

/** A CMS as its routes answer: versions, conflicts, outages. */
class Cms {
  readonly entries = new Map<string, { version: number; fields: LocalizedFields }>();
  readonly writes: string[] = [];
  isDown = false;

  readonly post = (path: string, body: object): Promise<StudioAnswer> => {
    const { id, version, fields } = Object(body);
    if (this.isDown) return Promise.resolve(answer(0));
    this.writes.push(`${path.slice('/api/studio/entry/'.length)} ${id}`);
    const found = this.entries.get(id);
    if (found && (path.endsWith('create') || found.version !== version))
      return Promise.resolve(answer(409, { kind: 'conflict', ...found }));
    const next = { version: (found?.version ?? 0) + 1, fields: { ...found?.fields, ...fields } };
    this.entries.set(id, next);
    return Promise.resolve(answer(200, { ...next, state: 'draft' }));
  };
}

function visit(cms: Cms) {
  const remembered: { tree: RememberedTree } = { tree: {} };
  let canvas: ReadonlyMap<string, DraftEntry> | null = null;
  const entries = [...cms.entries].map(([id, { version, fields }]) => ({
    ...{ id, type: 'textBox', version, fields, state: 'draft' as const, updatedAt: '' },
  }));
  const draft = new TreeDraft(entries, {
    types,
    post: cms.post,
    remember: (tree) => (remembered.tree = tree),
    notify: () => undefined,
    read: () => canvas,
    onMerged: () => (canvas = draft.entries),
  });
  const edit = (id: string, fields: LocalizedFields) => {
    canvas = new Map([...draft.entries, [id, { id, type: 'textBox', fields }]]);
    draft.edit(canvas);
  };
  return { draft, edit, remembered };
}

const titled = (de: string, more: LocalizedFields = {}) => ({ title: { de }, ...more });

test('ED-10: new entries are made before those that link to them are saved', async () => {
  const cms = new Cms();
  cms.entries.set('page', { version: 1, fields: titled('Alt') });
  const { draft, edit } = visit(cms);
  edit('page', titled('Neu'));
  edit('block', titled('Baustein'));
  expect(await draft.flush()).toBe(true);
  expect(cms.writes).toEqual(['create block', 'save page']);
  expect(draft.status().saveState).toBe('saved');
});

test('ED-10: two editors lose nothing: other fields are merged, the same field is asked about', async () => {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const [one, other] = [visit(cms), visit(cms)];
  one.edit('text', titled('Alt', { countries: { de: 'AT' } }));
  await one.draft.flush();
  other.edit('text', titled('Neu'));
  expect(await other.draft.flush()).toBe(true);
  expect(cms.entries.get('text')?.fields).toEqual(titled('Neu', { countries: { de: 'AT' } }));
  one.edit('text', titled('Meines', { countries: { de: 'AT' } }));
  expect(await one.draft.flush()).toBe(false);
  expect(one.draft.status()).toMatchObject({
    saveState: 'conflict',
    differences: [{ id: 'text', field: 'title', theirs: 'Neu', mine: 'Meines' }],
  });
  one.draft.settle(() => true);
  expect(await one.draft.flush()).toBe(true);
  expect(cms.entries.get('text')?.fields['title']).toEqual({ de: 'Meines' });
});

test('ED-10: while the content service is down everything is kept, and saved by the next visit', async () => {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const first = visit(cms);
  cms.isDown = true;
  first.edit('text', titled('Neu'));
  first.edit('made', titled('Baustein'));
  expect(await first.draft.flush()).toBe(false);
  expect(first.draft.status().saveState).toBe('offline');
  first.draft.close();
  cms.isDown = false;
  const next = visit(cms);
  expect(next.draft.restore(first.remembered.tree)).toBe(true);
  expect(next.draft.entries.get('made')?.fields).toEqual(titled('Baustein'));
  expect(await next.draft.flush()).toBe(true);
  expect(cms.entries.get('text')?.fields).toEqual(titled('Neu'));
  expect(cms.entries.get('made')?.fields).toEqual(titled('Baustein'));
  expect(next.remembered.tree).toEqual({});
});

test('an entry whose making was answered to nobody is met again, and keeps what was edited', async () => {
  const cms = new Cms();
  const { draft, edit } = visit(cms);
  edit('made', titled('Eins'));
  cms.entries.set('made', { version: 1, fields: titled('Eins') });
  edit('made', titled('Zwei'));
  expect(await draft.flush()).toBe(true);
  expect(cms.entries.get('made')?.fields).toEqual(titled('Zwei'));
});
