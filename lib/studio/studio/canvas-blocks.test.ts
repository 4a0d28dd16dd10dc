import { CanvasBlocks } from './canvas-blocks';
import type { ComposeData } from './compose-data';

const data: ComposeData = {
  root: { props: { page: {}, node: {} } },
  content: [{ type: 'textBox', props: { id: 'one', fields: { title: { de: 'Eins' } } } }],
};

function typed(title: string): ComposeData {
  return {
    ...data,
    content: [{ type: 'textBox', props: { id: 'one', fields: { title: { de: title } } } }],
  };
}

function canvas() {
  const requests: unknown[] = [];
  const blocks = new CanvasBlocks(
    { project: 'hgg', locale: 'de-de', path: '/', category: null },
    {
      types: {},
      post: (_, body) => {
        requests.push(Object(body).entries[0].fields.title.de);
        const result = { blocks: [{ id: 'one', block: null, hidden: {} }], messages: {} };
        const sent = { ok: true, status: 200, body: result, problem: '' };
        return new Promise((resolve) => setTimeout(() => resolve(sent), 500));
      },
    },
  );
  return { requests, blocks };
}

test('ED-10: a page is requested at once, and not again while its response is pending', async () => {
  jest.useFakeTimers();
  const { requests, blocks } = canvas();
  blocks.start(data);
  expect(requests).toEqual(['Eins']);
  blocks.reload();
  blocks.show(structuredClone(data));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requests).toEqual(['Eins']);
  blocks.show(typed('Zwei'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requests).toEqual(['Eins', 'Zwei']);
  jest.useRealTimers();
});

test('ED-10: a change made while a response is pending is requested as well', async () => {
  jest.useFakeTimers();
  const { requests, blocks } = canvas();
  blocks.start(data);
  blocks.show(typed('Zwei'), 0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requests).toEqual(['Eins', 'Zwei']);
  expect(blocks.blockOf('one').isResolved).toBe(true);
  jest.useRealTimers();
});
