import { act, renderHook } from '@testing-library/react';
import type { PriceBounds } from './list-choice';
import { usePriceDraft } from './use-price-draft';

const LIMITS = { range: { min: 20, max: 200 }, distance: 5 };
const IDLE_MS = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function showDraft() {
  const onChange = jest.fn<void, [PriceBounds]>();
  const { result, rerender } = renderHook(
    (chosen: PriceBounds) => usePriceDraft({ chosen, limits: LIMITS, onChange }),
    { initialProps: {} },
  );
  return {
    onChange,
    lowest: () => result.current.bounds.min,
    moveTo: (amount: number) => act(() => result.current.slide('min', amount)),
    rest: () => act(() => jest.advanceTimersByTime(IDLE_MS)),
    /** Simulates the list applying a selection. */
    take: (chosen: PriceBounds) => rerender(chosen),
  };
}

test('FLT-04: a visitor who navigates while a price is being applied stays on the new page', () => {
  const { onChange, lowest, moveTo, rest, take } = showDraft();
  moveTo(46);
  rest();
  expect(onChange).toHaveBeenLastCalledWith({ min: 4600, max: undefined });
  moveTo(49);
  take({ min: 4600 });
  expect(lowest()).toBe(49);
  rest();
  expect(onChange).toHaveBeenLastCalledWith({ min: 4900, max: undefined });
});

test('FLT-04: a price that is removed elsewhere is discarded', () => {
  const { onChange, lowest, moveTo, rest, take } = showDraft();
  moveTo(46);
  rest();
  take({ min: 4600 });
  take({});
  expect(lowest()).toBe(20);
  rest();
  expect(onChange).toHaveBeenCalledTimes(1);
});
