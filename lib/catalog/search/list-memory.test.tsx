import { recallList, rememberList, storeLists, type ListMemory } from './list-memory';
import { EMPTY_LIST_STATE } from '@/lib/catalog/catalogue/list-state';

const memory = (objectID: string): ListMemory => ({
  list: EMPTY_LIST_STATE,
  results: [],
  pages: { 0: [{ objectID, __position: 1 }] },
  place: { objectID, top: 12, heights: { [objectID]: 400 } },
});

test('restores a list as it was left, and removes the oldest entry', () => {
  for (const id of ['1', '2', '3', '4', '5', '6']) rememberList(`/${id}`, memory(id));
  expect(recallList('/6')).toEqual(memory('6'));
  expect(recallList('/2')).toEqual(memory('2'));
  expect(recallList('/1')).toBeNull();
});

test('stores what fits for the next document of the tab', () => {
  rememberList('/large', memory('x'.repeat(3_000_000)));
  rememberList('/small', memory('small'));
  storeLists();
  const stored: unknown = JSON.parse(sessionStorage.getItem('storage_lists') ?? '');
  expect(stored).toEqual([['/small', memory('small')]]);
});
