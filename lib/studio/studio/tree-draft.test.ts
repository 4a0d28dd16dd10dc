import { Cms, response, visit } from './tree-draft.fixture.server';
import type { LocalizedFields } from './studio-entry';

const titled = (de: string, more: LocalizedFields = {}) => ({ title: { de }, ...more });

test('ED-10: new entries are created before those that link to them are saved', async () => {
  const cms = new Cms();
  cms.entries.set('page', { version: 1, fields: titled('Alt') });
  const { draft, edit } = visit(cms);
  edit('page', titled('Neu'));
  edit('block', titled('Baustein'));
  expect(await draft.flush()).toBe(true);
  expect(cms.writes).toEqual(['create block', 'save page']);
  expect(draft.status().saveState).toBe('saved');
});

test('ED-10: changes of two editors are kept: different fields are merged, and the same field is a conflict', async () => {
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

test('ED-10: changes made while the content service is down are stored and saved by the next visit', async () => {
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

test('an entry created without a response is recognised, and keeps its edited fields', async () => {
  const cms = new Cms();
  const { draft, edit } = visit(cms);
  edit('made', titled('Eins'));
  cms.entries.set('made', { version: 1, fields: titled('Eins') });
  edit('made', titled('Zwei'));
  expect(await draft.flush()).toBe(true);
  expect(cms.entries.get('made')?.fields).toEqual(titled('Zwei'));
});

const AUSTRIA = { countries: { de: 'AT' } };

/** A text that one editor has changed from Alt to Meins, and another editor after that. */
async function changedByBoth(theirs: LocalizedFields) {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const mine = visit(cms);
  mine.edit('text', titled('Meins'));
  await mine.draft.flush();
  const other = visit(cms);
  other.edit('text', theirs);
  await other.draft.flush();
  // The next save detects their change.
  mine.edit('text', titled('Meins', { active: { de: true } }));
  await mine.draft.flush();
  return { cms, ...mine, fields: () => cms.entries.get('text')?.fields };
}

test('ED-10: undo reverts my change and keeps a colleague’s', async () => {
  const { draft, step, fields } = await changedByBoth(titled('Meins', AUSTRIA));
  step('text', titled('Alt'));
  expect(await draft.flush()).toBe(true);
  expect(fields()).toMatchObject(titled('Alt', AUSTRIA));
});

test('ED-10: undo of a value that a colleague has changed is a conflict, and writes nothing before it is resolved', async () => {
  const { draft, step, fields } = await changedByBoth(titled('Von jemand anderem'));
  step('text', titled('Alt', { active: { de: true } }));
  expect(await draft.flush()).toBe(false);
  expect(draft.status()).toMatchObject({
    saveState: 'conflict',
    differences: [{ id: 'text', field: 'title', theirs: 'Von jemand anderem', mine: 'Alt' }],
  });
  expect(fields()).toMatchObject(titled('Von jemand anderem'));
  draft.settle(() => false);
  expect(await draft.flush()).toBe(true);
  expect(fields()).toMatchObject(titled('Von jemand anderem'));
});

test('ED-10: redo of a value that a colleague has changed is also a conflict', async () => {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const { draft, edit, step } = visit(cms);
  edit('text', titled('Meins'));
  await draft.flush();
  step('text', titled('Alt'));
  await draft.flush();
  const other = visit(cms);
  other.edit('text', titled('Von jemand anderem'));
  await other.draft.flush();
  edit('text', titled('Alt', AUSTRIA));
  await draft.flush();
  step('text', titled('Meins'));
  expect(await draft.flush()).toBe(false);
  expect(draft.status().differences).toMatchObject([{ theirs: 'Von jemand anderem' }]);
});

test('ED-10: undo and redo of a change I made after a colleague’s are not a conflict', async () => {
  const { draft, edit, step, fields } = await changedByBoth(titled('Von jemand anderem'));
  const rest = { active: { de: true } };
  edit('text', titled('Danach', rest));
  await draft.flush();
  // A step from before their change was known: its title is the one they have replaced.
  step('text', titled('Meins', rest));
  expect(await draft.flush()).toBe(true);
  expect(fields()).toMatchObject(titled('Von jemand anderem'));
  step('text', titled('Danach', rest));
  expect(await draft.flush()).toBe(true);
  expect(fields()).toMatchObject(titled('Danach'));
});

test('ED-10: a value that a colleague has replaced can be typed again', async () => {
  const { draft, edit, fields } = await changedByBoth(titled('Von jemand anderem'));
  edit('text', titled('Meins', { active: { de: true } }));
  expect(await draft.flush()).toBe(true);
  expect(fields()).toMatchObject(titled('Meins'));
});

test('ED-10: undo keeps the blocks that a colleague has added to the page', async () => {
  const cms = new Cms();
  const listed = (...ids: string[]) => ({
    main: { de: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } })) },
  });
  cms.entries.set('page', { version: 1, fields: listed('a') });
  const { draft, edit, step } = visit(cms);
  edit('page', listed('a', 'mine'), 'page');
  await draft.flush();
  const other = visit(cms);
  other.edit('page', listed('a', 'mine', 'theirs'), 'page');
  await other.draft.flush();
  edit('page', { ...listed('a', 'mine'), ...titled('Neu') }, 'page');
  await draft.flush();
  step('page', { ...listed('a'), ...titled('Neu') }, 'page');
  expect(await draft.flush()).toBe(true);
  expect(cms.entries.get('page')?.fields).toMatchObject(listed('a', 'theirs'));
});

test('ED-10: a new entry that a colleague has changed since is a conflict', async () => {
  const cms = new Cms();
  const first = visit(cms);
  first.edit('made', titled('Eins'));
  const { tree } = first.remembered;
  cms.entries.set('made', { version: 3, fields: titled('Von jemand anderem') });
  expect(await first.draft.flush()).toBe(false);
  expect(first.draft.status().differences).toMatchObject([{ theirs: 'Von jemand anderem' }]);
  const next = visit(cms);
  next.draft.restore(tree);
  expect(await next.draft.flush()).toBe(false);
  expect(cms.entries.get('made')?.fields).toEqual(titled('Von jemand anderem'));
});

test('ED-10: an error disappears when the stored value is restored', async () => {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const { draft, edit, remembered } = visit(cms);
  const faults = [{ field: 'countries', kind: 'country', value: 'Bayern' }];
  cms.next = response(422, { faults });
  edit('text', titled('Alt', { countries: { de: 'Bayern' } }));
  expect(await draft.flush()).toBe(false);
  expect(draft.status()).toMatchObject({ saveState: 'refused', faults });
  edit('text', titled('Alt'));
  expect(draft.status()).toMatchObject({ saveState: 'saved', faults: [] });
  expect(remembered.tree).toEqual({});
});

test('ED-10: what is typed after the session has ended is kept, and saved with the next one', async () => {
  const cms = new Cms();
  cms.entries.set('text', { version: 1, fields: titled('Alt') });
  const { draft, edit, remembered } = visit(cms);
  cms.next = response(401);
  edit('text', titled('Neu'));
  expect(await draft.flush()).toBe(false);
  expect(draft.status().saveState).toBe('signed out');
  expect(Object.keys(remembered.tree)).toEqual(['text']);
  expect(await draft.flush()).toBe(true);
  expect(draft.status().saveState).toBe('saved');
});

const main = (...ids: string[]) => ({
  main: { de: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } })) },
});

test('ED-10: a block that a colleague has removed comes back when it is typed into, with a message', async () => {
  const cms = new Cms();
  cms.entries.set('page', { version: 1, fields: main('one', 'two') });
  cms.entries.set('one', { version: 1, fields: titled('Eins') });
  cms.entries.set('two', { version: 1, fields: titled('Zwei') });
  const { draft, edit } = visit(cms);
  cms.entries.set('page', { version: 2, fields: main('one', 'theirs') });
  edit('two', titled('Zwei, weiter geschrieben'));
  expect(await draft.flush()).toBe(true);
  expect(draft.status()).toMatchObject({ saveState: 'saved', returned: ['two'] });
  expect(cms.entries.get('page')?.fields).toEqual(main('one', 'two', 'theirs'));
});

test('ED-10: a block is not reported as removed before its page is saved with it', async () => {
  const cms = new Cms();
  cms.entries.set('page', { version: 1, fields: main() });
  cms.entries.set('new', { version: 1, fields: titled('Neu') });
  const { draft, edit } = visit(cms);
  edit('page', main('new'), 'page');
  edit('new', titled('Neu, gleich getippt'));
  expect(await draft.flush()).toBe(true);
  expect(draft.status().returned).toEqual([]);
});
