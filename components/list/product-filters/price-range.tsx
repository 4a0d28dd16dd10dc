import { type CSSProperties, type KeyboardEvent } from 'react';
import { TextField } from '@/components/forms/field/text-field';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { currencySign, formatMoney } from '@/lib/shop/money/format-money';
import type { PriceBounds } from './list-choice';
import { wholeRange } from './price-bounds';
import styles from './price-range.module.css';
import type { PriceFilter } from './list-filter';
import { usePriceDraft } from './use-price-draft';

const BOUNDS = ['min', 'max'] as const;
const MINOR_PER_MAJOR = 100;

interface Props {
  filter: PriceFilter;
  onChange: (bounds: PriceBounds) => void;
}

/** Lowest and highest price, set with two handles or typed. */
export function PriceRange({ filter, onChange }: Props) {
  const { filters: messages, language } = useMessages();
  const { currency, maxDifferenceInPriceFilter } = useListSettings();
  const range = wholeRange(filter.range);
  const distance = Math.ceil(maxDifferenceInPriceFilter / MINOR_PER_MAJOR);
  const limits = { range, distance };
  const draft = usePriceDraft({ chosen: filter.chosen, limits, onChange });
  const share = (amount: number) => (amount - range.min) / Math.max(range.max - range.min, 1);
  const places = { '--low': share(draft.bounds.min), '--high': share(draft.bounds.max) };
  const names = { min: messages.minPrice, max: messages.maxPrice };
  const applyByEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') draft.apply();
  };
  return (
    <div className={styles.root}>
      <div
        className={styles.slider}
        // Keeps swipes from moving a drawer around it.
        data-keeps-swipes=""
        // Custom properties are not among React's CSS properties.
        style={places as CSSProperties}
      >
        {BOUNDS.map((bound) => (
          <input
            key={bound}
            type="range"
            className={styles.handle}
            // If both meet at the upper end, the lower one must stay reachable.
            data-above={(bound === 'min' && share(draft.bounds.min) > 0.5) || undefined}
            min={range.min}
            max={range.max}
            step={1}
            value={draft.bounds[bound]}
            aria-label={names[bound]}
            aria-valuetext={formatMoney(draft.bounds[bound] * MINOR_PER_MAJOR, currency, language)}
            onChange={({ target }) => draft.slide(bound, target.valueAsNumber)}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {BOUNDS.map((bound) => (
          <TextField
            key={bound}
            label={`${messages[bound]} (${currencySign(currency)})`}
            inputMode="decimal"
            // Autofill suggestions would not be prices of this list.
            autoComplete="off"
            required
            value={draft.textOf(bound)}
            onChange={({ target }) => draft.type(bound, target.value)}
            onBlur={draft.apply}
            onKeyDown={applyByEnter}
          />
        ))}
      </div>
    </div>
  );
}
