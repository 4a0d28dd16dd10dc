import { act, renderHook } from '@testing-library/react';
import { closePanel, openPanel, useIsPanelOpen, type Panel } from './open-panel';

const watch = (panel: Panel) => renderHook(() => useIsPanelOpen(panel)).result;

test('SRC-05: opening the filters closes the search, and vice versa', () => {
  const [search, filters] = [watch('search'), watch('filters')];
  act(() => openPanel('search'));
  expect([search.current, filters.current]).toEqual([true, false]);
  act(() => openPanel('filters'));
  expect([search.current, filters.current]).toEqual([false, true]);
  act(() => openPanel('search'));
  expect([search.current, filters.current]).toEqual([true, false]);
});

test('SRC-05: only the open panel can be closed', () => {
  const search = watch('search');
  act(() => openPanel('search'));
  act(() => closePanel('filters'));
  expect(search.current).toBe(true);
  act(() => closePanel('search'));
  expect(search.current).toBe(false);
});
