import type { StudioField } from '@/lib/studio/studio/field-input';
import type { Choices, FieldControlProps, Siblings } from './field-control-props';
import { FocusControl } from './focus-control';
import { LinkControl } from './link-control';
import { RichTextControl } from './rich-text-control';
import { DateControl, JsonControl } from './text-controls';
import { ReferenceControl } from './reference-control';
import styles from './studio.module.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function TextControl({ field, controlId, value, onChange }: FieldControlProps) {
  const { input } = field;
  const shared = {
    id: controlId,
    value: text(value),
    'aria-describedby': `${controlId}-help`,
    'aria-required': field.required,
  };
  if (input.kind === 'lines')
    return (
      <textarea
        {...shared}
        rows={3}
        maxLength={input.max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <input
      {...shared}
      type="text"
      {...(input.kind === 'line' && { maxLength: input.max })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function NumberControl({ field, controlId, value, onChange }: FieldControlProps) {
  const { input } = field;
  if (input.kind !== 'number') return null;
  return (
    <input
      id={controlId}
      type="number"
      min={input.min}
      max={input.max}
      step={input.isWhole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      aria-describedby={`${controlId}-help`}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(typed === '' ? null : Number(typed))
      }
    />
  );
}

function ChoiceControl({ field, controlId, value, messages, onChange }: FieldControlProps) {
  const { input } = field;
  const isBoolean = input.kind === 'boolean';
  const values = input.kind === 'choice' ? input.values : ['true', 'false'];
  const label = (each: string) =>
    isBoolean
      ? each === 'true'
        ? messages.yes
        : messages.no
      : (input.kind === 'choice' && input.labels[each]) || each;
  return (
    <select
      id={controlId}
      value={value === undefined || value === null ? '' : String(value)}
      aria-describedby={`${controlId}-help`}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === '' ? null : isBoolean ? chosen === 'true' : chosen)
      }
    >
      <option value="">{messages.notSet}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {label(each)}
        </option>
      ))}
    </select>
  );
}

function Checks({
  values,
  chosen,
  onChange,
}: {
  values: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      // Sorted as in the list, regardless of the order of selection.
      values
        .map((each) => each.value)
        .filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  return (
    <div className={styles.checks}>
      {values.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function CountryControl({ value, messages, countries, onChange }: FieldControlProps & Choices) {
  const chosen = text(value)
    .split(';')
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  return (
    <details>
      <summary>{chosen.length > 0 ? chosen.join(' · ') : messages.everywhere}</summary>
      <Checks
        values={countries.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        chosen={chosen}
        onChange={(codes) => onChange(codes.join(';'))}
      />
    </details>
  );
}

function WordsControl({ controlId, value, messages, onChange }: FieldControlProps) {
  return (
    <>
      <textarea
        id={controlId}
        rows={3}
        value={list(value).join('\n')}
        aria-describedby={`${controlId}-help`}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange(typed === '' ? null : typed.split('\n'))
        }
      />
      <span className={styles.hint}>{messages.oneEach}</span>
    </>
  );
}

/** The input of one field of any type. */
export function FieldControl(props: FieldControlProps & Choices & Siblings) {
  const { input } = props.field;
  switch (input.kind) {
    case 'line':
    case 'lines':
      return <TextControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'boolean':
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'choices':
      return (
        <Checks
          values={input.values.map((value) => ({ value, label: input.labels[value] ?? value }))}
          chosen={list(props.value)}
          onChange={(chosen) => props.onChange(chosen.length > 0 ? chosen : null)}
        />
      );
    case 'countries':
      return <CountryControl {...props} />;
    case 'words':
      return <WordsControl {...props} />;
    case 'dateTime':
      return <DateControl {...props} />;
    case 'richText':
      return <RichTextControl {...props} />;
    case 'focus':
      return <FocusControl {...props} />;
    case 'json':
      return <JsonControl {...props} />;
    case 'assets':
    case 'entries':
      return <ReferenceControl {...props} />;
  }
}

/** Whether a control is one element that a label can name; other controls are groups. */
export const isSingle = ({ input }: StudioField): boolean =>
  !['choices', 'countries', 'assets', 'entries', 'focus', 'richText'].includes(input.kind);
