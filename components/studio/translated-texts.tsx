import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Language } from '@/lib/shop/page-context/locale';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { isRichNode } from '@/lib/studio/studio/rich-node';
import { DEFAULT_LOCALE, type EntitySummary } from '@/lib/studio/studio/studio-entry';
import { isMissing, type WrittenTranslation } from '@/lib/studio/studio/translation-list';
import type {
  PlainUnit,
  RichUnit,
  TranslatedEntry,
} from '@/lib/studio/studio/translation-units.server';
import { ReadOnlyRichText, RichTextControl } from './rich-text-control';
import styles from './studio.module.css';

interface TextProps<Unit> {
  entry: string;
  unit: Unit;
  name: string;
  language: Language;
  messages: StudioMessages;
  onType: (unit: WrittenTranslation) => void;
}

function PlainText({ entry, unit, name, language, messages, onType }: TextProps<PlainUnit>) {
  const { field, source, target, max } = unit;
  return (
    <div className={styles.panes}>
      <div>
        <p className={styles.hint}>{`${name} · ${messages.translations.source}`}</p>
        <p lang={DEFAULT_LOCALE} className={styles.source}>
          {source}
        </p>
      </div>
      <label className={styles.choice}>
        {`${name} · ${language}`}
        <textarea
          lang={language}
          rows={source.length > 120 ? 5 : 2}
          defaultValue={target}
          data-missing={isMissing(unit) || undefined}
          maxLength={max}
          onChange={({ currentTarget: { value } }) =>
            onType({ entry, field, source, target: value })
          }
        />
      </label>
    </div>
  );
}

interface RichTextProps extends TextProps<RichUnit> {
  linked: Readonly<Record<string, EntitySummary>>;
}

/** A rich text beside its translation, both as they look. */
function RichText({ entry, unit, name, language, linked, messages, onType }: RichTextProps) {
  const { field, input, source } = unit;
  const [target, setTarget] = useState<unknown>(unit.target);
  const change = (value: unknown) => {
    setTarget(value);
    onType({ entry, field, source, target: isRichNode(value) ? value : null });
  };
  const controlOf = (shown: string, label: string) => ({
    controlId: `${entry}-${field}-${shown}`,
    field: { id: field, label, help: null, required: false, localized: true, input },
    language: shown,
    messages,
    countries: [],
    links: [],
    linked,
  });
  const german = `${name} · ${messages.translations.source}`;
  const translation = `${name} · ${language}`;
  return (
    <div className={styles.panes}>
      <div>
        <p className={styles.hint}>{german}</p>
        <ReadOnlyRichText
          {...controlOf(DEFAULT_LOCALE, german)}
          input={input}
          value={source}
          onChange={() => undefined}
        />
      </div>
      <div data-missing={target === null || undefined}>
        <p className={styles.hint}>{translation}</p>
        <RichTextControl {...controlOf(language, translation)} value={target} onChange={change} />
        {target === null && (
          <Button look="secondary" onClick={() => change(source)}>
            {messages.translations.begin}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Props {
  entry: TranslatedEntry;
  language: Language;
  linked: Readonly<Record<string, EntitySummary>>;
  messages: StudioMessages;
  onType: (unit: WrittenTranslation) => void;
}

/** Texts of an entry, the source beside its translation. */
export function TranslatedTexts({ entry, linked, ...props }: Props) {
  const { id, type, title, units } = entry;
  const { model } = props.messages;
  return (
    // No landmark, because several entries may have one title.
    <article className={styles.notice} aria-label={title}>
      <h2 className={styles.subtitle}>
        <a href={`/studio/entry/${encodeURIComponent(id)}`}>{title}</a>{' '}
        <span className={styles.hint}>{model.types[type] ?? type}</span>
      </h2>
      {units.map((unit) => {
        const shared = { ...props, entry: id, name: model.fields[unit.field] ?? unit.field };
        return unit.kind === 'rich' ? (
          <RichText key={unit.field} {...shared} unit={unit} linked={linked} />
        ) : (
          <PlainText key={unit.field} {...shared} unit={unit} />
        );
      })}
    </article>
  );
}
