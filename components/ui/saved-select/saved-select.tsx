import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import styles from './saved-select.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> {
  value: string | number;
  onSave: (value: string) => void;
  /** Sends the form without JavaScript. */
  submit: ComponentProps<'button'>;
}

/**
 * A select in a form, whose choice is saved on change, or by a button without JavaScript. What was
 * chosen while the page's scripts were still loading is saved once they run.
 */
export function SavedSelect({ value, onSave, submit, ...select }: Props) {
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLSelectElement>(null);
  const saveEarlyChoice = useEffectEvent(() => {
    const chosen = field.current?.value ?? '';
    if (!isHydrated && chosen !== String(value)) onSave(chosen);
  });
  // Before React sets the field to the saved value.
  useLayoutEffect(() => saveEarlyChoice(), []);
  return (
    <>
      <select
        ref={field}
        {...select}
        // A browser that restores an earlier choice after a reload would have it saved again.
        autoComplete="off"
        {...(isHydrated
          ? { value, onChange: ({ currentTarget }) => onSave(currentTarget.value) }
          : { defaultValue: value })}
      />
      {!isHydrated && (
        <span className={styles.submit}>
          <button type="submit" {...submit} />
        </span>
      )}
    </>
  );
}
