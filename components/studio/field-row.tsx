import type { StudioField } from '@/lib/studio/studio/field-input';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { DEFAULT_LOCALE, type LocalizedFields } from '@/lib/studio/studio/studio-entry';
import { FieldControl, isSingle } from './field-control';
import type { Choices } from './field-control-props';
import styles from './studio.module.css';

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

/** Localized fields with a German value but none in another language. */
export const missingTranslations = (
  language: string,
  fields: readonly StudioField[],
  values: LocalizedFields,
): number =>
  fields.filter(
    ({ id, localized }) =>
      localized && isFilled(values[id]?.[DEFAULT_LOCALE]) && !isFilled(values[id]?.[language]),
  ).length;

/** A block’s own description of a picture, for a place where the picture’s description does not fit. */
const isOtherDescription = ({ id, required }: StudioField): boolean => id === 'alt' && !required;

interface Props {
  field: StudioField;
  locale: string;
  values: LocalizedFields;
  choices: Choices;
  messages: StudioMessages;
  onChange: (field: string, locale: string, value: unknown) => void;
}

/** A field with its label, help and input. */
export function FieldRow({ field, locale, values, choices, messages, onChange }: Props) {
  const { id, label, help, required, localized } = field;
  const controlId = `field-${id}`;
  const stored = localized ? locale : DEFAULT_LOCALE;
  const control = (
    <FieldControl
      {...choices}
      field={field}
      controlId={controlId}
      value={values[id]?.[stored]}
      language={locale}
      siblings={values}
      messages={messages}
      onChange={(value) => onChange(id, stored, value)}
    />
  );
  const isMissing = localized && missingTranslations(stored, [field], values) > 0;
  const notes = [
    help,
    required && messages.required,
    localized && stored,
    isMissing && messages.missing,
  ]
    .filter(Boolean)
    .join(' · ');
  const hint = (
    <span className={styles.hint} id={`${controlId}-help`} data-missing={isMissing || undefined}>
      {notes}
    </span>
  );
  if (isOtherDescription(field))
    return (
      <details className={styles.field} open={Object.values(values[id] ?? {}).some(isFilled)}>
        <summary>{messages.library.otherDescription}</summary>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {hint}
        {control}
      </details>
    );
  if (!isSingle(field))
    return (
      <fieldset className={styles.field}>
        <legend className={styles.label}>{label}</legend>
        {hint}
        {control}
      </fieldset>
    );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint}
      {control}
    </div>
  );
}

export function LinkSuggestions({ links }: Pick<Choices, 'links'>) {
  return (
    <datalist id="studio-links">
      {links.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
