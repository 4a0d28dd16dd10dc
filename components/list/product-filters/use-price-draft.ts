import { useEffect, useEffectEvent, useState } from 'react';
import type { PriceBounds } from './list-choice';
import {
  boundsOf,
  moveBound,
  settled,
  shownBounds,
  type Bound,
  type PriceDraft,
  type PriceLimits,
} from './price-bounds';

/** Debounce of price changes, in milliseconds. */
const APPLY_AFTER_MS = 500;

interface Options {
  chosen: PriceBounds;
  limits: PriceLimits;
  onChange: (bounds: PriceBounds) => void;
}

const keyOf = ({ min, max }: PriceBounds) => `${min ?? ''}:${max ?? ''}`;

/** Edited bounds, applied after a debounce, or at once when the filter loses focus. */
export function usePriceDraft({ chosen, limits, onChange }: Options) {
  const shown = shownBounds(chosen, limits.range);
  const [draft, setDraft] = useState<PriceDraft | null>(null);
  const [appliedKey, setAppliedKey] = useState<string | null>(null);
  const key = keyOf(chosen);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    // A change from elsewhere, such as a removed chip, takes precedence. The filter's own change
    // may be applied after the visitor has moved on.
    if (key !== appliedKey) setDraft(null);
  }
  const current = draft ?? { bounds: shown, typed: null };

  const apply = () => {
    if (!draft) return;
    const bounds = settled(draft, limits);
    setDraft({ bounds, typed: null });
    if (bounds.min === shown.min && bounds.max === shown.max) return;
    const applied = boundsOf(bounds, limits.range);
    setAppliedKey(keyOf(applied));
    onChange(applied);
  };
  const applyRested = useEffectEvent(apply);
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(applyRested, APPLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const applyOnLeaving = useEffectEvent(apply);
  useEffect(() => () => applyOnLeaving(), []);

  return {
    bounds: current.bounds,
    textOf: (bound: Bound) =>
      current.typed?.bound === bound ? current.typed.text : String(current.bounds[bound]),
    slide: (bound: Bound, amount: number) =>
      setDraft({ bounds: moveBound(current.bounds, bound, amount, limits), typed: null }),
    type: (bound: Bound, text: string) => setDraft({ ...current, typed: { bound, text } }),
    apply,
  };
}
