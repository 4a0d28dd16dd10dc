import { memo, useCallback, type CSSProperties } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatCount } from '@/lib/shop/i18n/format-count';
import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { valueName } from './filter-messages';
import type { CountedValue } from './size-tabs';
import styles from './value-list.module.css';

interface ValueProps {
  value: string;
  name: string;
  count: number;
  countName: string;
  isChosen: boolean;
  /** The colour's own name, for its swatch. */
  colour: string | undefined;
  onChange: (value: string, isChosen: boolean) => void;
}

/** The shop's token for a colour: `--swatch-blue`. */
const swatchOf = (colour: string) =>
  // React's type of styles knows no custom properties.
  ({
    '--swatch': `var(--swatch-${colour.replaceAll(/\W/g, '')}, var(--color-placeholder))`,
  }) as CSSProperties;

/** Memoised, because there are hundreds of them. */
const Value = memo(function Value(props: ValueProps) {
  const { value, name, count, countName, isChosen, colour, onChange } = props;
  return (
    <li className={styles.value}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.mark}
          checked={isChosen}
          onChange={({ target }) => onChange(value, target.checked)}
        />
        {colour && <span className={styles.swatch} style={swatchOf(colour)} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        <span className="visually-hidden">{countName}</span>
      </label>
    </li>
  );
});

interface Props {
  attribute: FilterAttribute;
  values: readonly CountedValue[];
  chosen: readonly string[];
  onChange: (values: readonly string[], isChosen: boolean) => void;
}

/** Values for multiple selection, with the number of articles that each would find. */
export function ValueList({ attribute, values, chosen, onChange }: Props) {
  const messages = useMessages();
  const changeOne = useCallback(
    (value: string, isChosen: boolean) => onChange([value], isChosen),
    [onChange],
  );
  const chosenOnes = new Set(chosen);
  return (
    <ul className={styles.root} role="list" data-attribute={attribute}>
      {values.map(({ value, count }) => (
        <Value
          key={value}
          value={value}
          name={valueName(attribute, value, messages)}
          count={count}
          countName={formatCount(messages.filters.counts.articles, { count }, messages.language)}
          isChosen={chosenOnes.has(value)}
          colour={attribute === 'filterColor' ? value : undefined}
          onChange={changeOne}
        />
      ))}
    </ul>
  );
}
