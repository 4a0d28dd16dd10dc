import { followSaves } from './follow-saves';

const EDITOR = 'https://app.contentful.com';

/** A message as the CMS's editor sends it when an entry has been saved. */
const saved = (origin: string, parts: object = {}): MessageEvent =>
  new MessageEvent('message', {
    origin,
    data: {
      source: 'live-preview-editor',
      method: 'ENTRY_SAVED',
      entity: { sys: { id: 'a-node-without-an-element', type: 'Entry' }, fields: {} },
      ...parts,
    },
  });

function counting() {
  let saves = 0;
  const stop = followSaves(EDITOR, () => saves++);
  return { stop, count: () => saves };
}

test('ED-12: a saved entry is reported although no element of the page is tagged with it', () => {
  const { stop, count } = counting();
  dispatchEvent(saved(EDITOR));
  expect(count()).toBe(1);
  stop();
  dispatchEvent(saved(EDITOR));
  expect(count()).toBe(1);
});

test('ED-12: other messages, and those of other pages, are no saves', () => {
  const { stop, count } = counting();
  dispatchEvent(saved('https://evil.example'));
  dispatchEvent(saved(EDITOR, { method: 'ENTRY_UPDATED' }));
  dispatchEvent(saved(EDITOR, { source: 'live-preview-sdk' }));
  dispatchEvent(new MessageEvent('message', { origin: EDITOR, data: 'text' }));
  expect(count()).toBe(0);
  stop();
});
