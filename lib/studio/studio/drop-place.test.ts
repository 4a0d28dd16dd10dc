import type { ComposeSession } from './compose-session';
import { composedPage, entry, link } from './compose-session.fixture';
import { composeTypes } from './compose-types.server';
import { dropPlace, endOfPage } from './drop-place';
import { PAGE_ZONE } from './compose-places';

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('no service'));
});

function withPage(check: (session: ComposeSession) => void): void {
  const session = composedPage(
    [
      entry('page', 'page', { title: 'Winter', main: [link('text'), link('slider')] }),
      entry('text', 'textBox', { title: 'Text' }),
      entry('slider', 'contentSlider', { slides: [link('one')] }),
      entry('one', 'slide'),
    ],
    composeTypes(),
  );
  check(session);
  session.close();
}

const block = { type: 'textBox', id: null };
const slide = { type: 'slide', id: null };

test.each([
  [false, 'before', 0],
  [true, 'after', 1],
] as const)('ED-10: the half of a block decides (second: %s)', (isAfter, edge, index) => {
  withPage((session) =>
    expect(dropPlace(session, block, ['text'], () => isAfter)).toEqual({
      place: { zone: PAGE_ZONE, index },
      beside: 'text',
      edge,
    }),
  );
});

test('ED-10: a block over a part is dropped beside the block around it', () => {
  withPage((session) =>
    expect(dropPlace(session, block, ['one', 'slider'], () => false)).toMatchObject({
      place: { zone: PAGE_ZONE, index: 1 },
      beside: 'slider',
    }),
  );
});

test('ED-10: a part over its block is dropped at the end of its list', () => {
  withPage((session) =>
    expect(dropPlace(session, slide, ['slider'], () => false)).toEqual({
      place: { zone: 'slider:slides', index: 1 },
      beside: 'slider',
      edge: 'inside',
    }),
  );
});

test('ED-10: a part cannot be dropped on a block that has no list for it', () => {
  withPage((session) => {
    expect(dropPlace(session, slide, ['text'], () => false)).toBeNull();
    expect(endOfPage(session, slide)).toBeNull();
  });
});

test('ED-10: a block below the last one is dropped at the end', () => {
  withPage((session) =>
    expect(endOfPage(session, block)).toMatchObject({ place: { zone: PAGE_ZONE, index: 2 } }),
  );
});
