import { useId } from 'react';
import styles from './method-choice.module.css';

interface Method {
  value: string;
  label: string;
  /** Formatted. */
  price?: string;
  help?: string;
}

interface Props {
  name: string;
  label: string;
  chosen: string;
  methods: readonly Method[];
}

/** Radio buttons, one card per method. */
export function MethodChoice({ name, label, chosen, methods }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {methods.map(({ value, label: method, price, help }) => (
        <div key={value} className={styles.method}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-describedby={help && `${id}-${value}-help`}
            className={styles.mark}
          />
          <label htmlFor={`${id}-${value}`} className={styles.label}>
            <span>{method}</span>
            {price && <span className={styles.price}>{price}</span>}
          </label>
          {help && (
            <p id={`${id}-${value}-help`} className={styles.help}>
              {help}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
