import { useState } from 'react';
import type { StudioField } from '@/lib/studio/field-input';
import type { References } from '@/lib/studio/read-entries.server';
import type { EditedEntry } from '@/lib/studio/studio-entry';
import { LANGUAGES } from '@/lib/page-context/locale';
import { ConflictNotice } from './conflict-notice';
import { EntityList } from './entity-list';
import { EntryActions } from './entry-actions';
import { FieldControl, isSingle, type Choices } from './field-control';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
import { useEntryDraft, type Draft } from './use-entry-draft';

export interface EntryViewProps {
  studio: StudioHead;
  entry: EditedEntry;
  typeName: string;
  title: string;
  fields: StudioField[];
  references: References;
  choices: Choices;
}

/** Locale under which values are stored that are the same in every language. */
const DEFAULT_LOCALE = 'de';

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

/** Localized fields with a German value and none in another language. */
const missingIn = (language: string, fields: StudioField[], { fields: values }: Draft): number =>
  fields.filter(
    ({ id, localized }) =>
      localized && isFilled(values[id]?.[DEFAULT_LOCALE]) && !isFilled(values[id]?.[language]),
  ).length;

function SaveNote({ draft, studio: { messages } }: { draft: Draft; studio: StudioHead }) {
  const { saveState, faults, problem, isRestored } = draft;
  const note = {
    saved: messages.saved,
    unsaved: messages.unsaved,
    saving: messages.saving,
    offline: messages.keptHere,
    refused: messages.refused,
    conflict: messages.unsaved,
  }[saveState];
  return (
    <output className={styles.output}>
      <p
        className={saveState === 'refused' || saveState === 'offline' ? styles.fault : styles.hint}
      >
        {note} {problem}
      </p>
      {isRestored && <p>{messages.restored}</p>}
      {faults.map(({ field, kind, value }) => (
        <p key={`${field}-${value}`} className={styles.fault}>
          {kind === 'end before start'
            ? messages.faults[kind]
            : `“${value}” ${messages.faults[kind]}`}
        </p>
      ))}
    </output>
  );
}

function FieldRow({
  field,
  locale,
  draft,
  choices,
  studio: { messages },
}: {
  field: StudioField;
  locale: string;
  draft: Draft;
  choices: Choices;
  studio: StudioHead;
}) {
  const { id, label, help, required, localized } = field;
  const controlId = `field-${id}`;
  const stored = localized ? locale : DEFAULT_LOCALE;
  const control = (
    <FieldControl
      {...choices}
      field={field}
      controlId={controlId}
      value={draft.fields[id]?.[stored]}
      messages={messages}
      onChange={(value) => draft.setValue(id, stored, value)}
    />
  );
  const notes = [help, required && messages.required, localized && stored]
    .filter(Boolean)
    .join(' · ');
  const hint = (
    <span className={styles.hint} id={`${controlId}-help`}>
      {notes}
    </span>
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

function ReferencePanes({ references, studio: { messages } }: EntryViewProps) {
  return (
    <aside aria-label={messages.references}>
      <h2 className={styles.subtitle}>{messages.linkedFrom}</h2>
      <EntityList items={references.from} messages={messages} />
      <h2 className={styles.subtitle}>{messages.linksTo}</h2>
      <EntityList items={references.to} messages={messages} />
    </aside>
  );
}

/** An entry with an input for each field of its type; it saves itself as a draft. */
export function EntryView(props: EntryViewProps) {
  const { studio, entry, fields, typeName, title, choices } = props;
  const { messages } = studio;
  const draft = useEntryDraft(entry);
  const [locale, setLocale] = useState<string>(DEFAULT_LOCALE);
  const label = (language: string) => {
    const missing = missingIn(language, fields, draft);
    return missing > 0 ? `${language} (${missing} ${messages.missing})` : language;
  };
  return (
    <StudioFrame studio={studio} title={`${typeName}: ${title}`}>
      <EntryActions id={entry.id} draft={draft} messages={messages} />
      <SaveNote draft={draft} studio={studio} />
      {draft.differences.length > 0 && (
        <ConflictNotice
          differences={draft.differences}
          messages={messages}
          onSettle={draft.settle}
        />
      )}
      <div className={styles.panes} data-main="">
        <div>
          <div className={styles.form}>
            <label className={styles.choice}>
              {messages.contentLanguage}
              <select value={locale} onChange={(event) => setLocale(event.currentTarget.value)}>
                {LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {label(language)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {fields.length === 0 && <p>{messages.unknownType}</p>}
          {fields.length === 0 && <pre>{JSON.stringify(entry.fields, null, 2)}</pre>}
          {fields.map((field) => (
            <FieldRow
              key={`${field.id}-${field.localized ? locale : ''}`}
              {...{ field, locale, draft, choices, studio }}
            />
          ))}
          <datalist id="studio-links">
            {choices.links.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
        <ReferencePanes {...props} />
      </div>
    </StudioFrame>
  );
}
