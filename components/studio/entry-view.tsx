import { Fragment, useState } from 'react';
import type { StudioField } from '@/lib/studio/studio/field-input';
import type { References } from '@/lib/studio/studio/read-entries.server';
import { DEFAULT_LOCALE, type EditedEntry } from '@/lib/studio/studio/studio-entry';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { ConflictNotice } from './conflict-notice';
import { EmailPlaceholders } from './email-placeholders';
import { EmailPreview } from './email-preview';
import { EntityList } from './entity-list';
import { EntryActions } from './entry-actions';
import type { Choices } from './field-control-props';
import { FieldRow, LinkSuggestions, missingTranslations } from './field-row';
import { PresenceNote } from './presence-note';
import { SaveNote } from './save-note';
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
  /** Whether the entry or anything nested in it has changes that are not public. */
  isChangedInside: boolean;
  choices: Choices;
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

/** An input for each field; those of an email template offer its placeholders. */
function EntryFields({
  studio: { messages },
  entry,
  fields,
  choices,
  draft,
  locale,
}: EntryViewProps & { draft: Draft; locale: string }) {
  return fields.map((field) => (
    <Fragment key={`${field.id}-${field.localized ? locale : ''}`}>
      <FieldRow
        field={field}
        locale={locale}
        choices={choices}
        messages={messages}
        values={draft.fields}
        onChange={draft.setValue}
      />
      {entry.type === 'emailTemplate' && (
        <EmailPlaceholders
          field={field}
          kind={draft.fields['kind']?.[DEFAULT_LOCALE]}
          text={draft.fields[field.id]?.[locale]}
          messages={messages}
          onChange={(text) => draft.setValue(field.id, locale, text)}
        />
      )}
    </Fragment>
  ));
}

/** An entry with an input for each field, which is saved automatically as a draft. */
export function EntryView(props: EntryViewProps) {
  const { studio, entry, fields, typeName, title, choices } = props;
  const { messages } = studio;
  const draft = useEntryDraft(entry);
  const [locale, setLocale] = useState<string>(DEFAULT_LOCALE);
  const label = (language: string) => {
    const missing = missingTranslations(language, fields, draft.fields);
    return missing > 0 ? `${language} (${missing} ${messages.missing})` : language;
  };
  return (
    <StudioFrame studio={studio} title={`${typeName}: ${title}`} needsScript>
      <EntryActions
        id={entry.id}
        draft={draft}
        isChangedInside={props.isChangedInside}
        messages={messages}
      />
      <PresenceNote entries={[entry.id]} messages={messages} />
      <SaveNote {...draft} messages={messages} />
      {draft.differences.length > 0 && (
        <ConflictNotice
          differences={draft.differences}
          labelOf={({ field }) => fields.find(({ id }) => id === field)?.label ?? field}
          titleOf={(id) => choices.linked[id]?.title ?? id}
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
          <EntryFields {...props} draft={draft} locale={locale} />
          <LinkSuggestions links={choices.links} />
          {entry.type === 'emailTemplate' && (
            <EmailPreview
              id={entry.id}
              language={locale}
              isSaved={draft.saveState === 'saved'}
              messages={messages}
            />
          )}
        </div>
        <ReferencePanes {...props} />
      </div>
    </StudioFrame>
  );
}
