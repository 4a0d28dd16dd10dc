import { act, renderHook } from '@testing-library/react';
import { useEntryDraft } from './use-entry-draft';

/** Saves that wait for a response; jsdom has no fetch. */
let waiting: ((status: number) => void)[];

beforeEach(() => {
  waiting = [];
  localStorage.clear();
  globalThis.fetch = () =>
    new Promise((resolve) => {
      waiting.push((status) => {
        const body = { version: 8, state: 'draft' };
        const response = { ok: status < 400, status, json: () => Promise.resolve(body) };
        // The code reads these members of a response.
        resolve(response as unknown as Response);
      });
    });
});

const entry = {
  id: 'text',
  type: 'textBox',
  fields: { title: { de: 'Alt' } },
  version: 7,
  state: 'draft',
  updatedAt: '2026-11-20T12:00:00Z',
} as const;

test('ED-10: an entry is saved once at a time, however many wait for a save that fails', async () => {
  const { result } = renderHook(() => useEntryDraft(entry));
  act(() => result.current.setValue('title', 'de', 'Neu'));
  let flushed: Promise<boolean[]> = Promise.resolve([]);
  await act(async () => {
    flushed = Promise.all([1, 2, 3].map(() => result.current.flush()));
    await Promise.resolve();
  });
  expect(waiting).toHaveLength(1);
  await act(async () => {
    waiting.shift()?.(503);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(waiting).toHaveLength(1);
  await act(async () => {
    waiting.shift()?.(200);
    expect(await flushed).toEqual([false, true, true]);
  });
  expect(result.current.saveState).toBe('saved');
});
