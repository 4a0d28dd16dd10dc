import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { berlinIso } from '@/lib/studio/studio/berlin-time';
import { BULK_KINDS, type BulkEdit, type BulkKind } from '@/lib/studio/studio/bulk-edit';
import type { BulkResult } from '@/lib/studio/studio/bulk-edit.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { FoundEntity } from '@/lib/studio/studio/read-entries.server';
import { BulkPreview } from './bulk-preview';
import { FailureNotice } from './failure-notice';
import styles from './studio.module.css';
import { useBulkEdit } from './use-bulk-edit';

/** What a change may choose from. */
export interface BulkChoices {
  /** Nodes of the shop, in the order of its tree. */
  nodes: readonly { id: string; label: string }[];
  tags: readonly { id: string; name: string }[];
}

interface Props {
  selected: readonly FoundEntity[];
  choices: BulkChoices;
  messages: StudioMessages;
}

const editIn = (data: FormData, kind: BulkKind): BulkEdit => {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  switch (kind) {
    case 'replace':
      return { kind, find: text('find'), replacement: text('replacement') };
    case 'window':
      return { kind, start: berlinIso(text('start')), end: berlinIso(text('end')) };
    case 'countries':
      return { kind, countries: text('countries').trim() };
    case 'tag':
      return { kind, name: text('tag').trim(), isOn: text('to') === 'add' };
    case 'move':
      return { kind, parent: text('parent') || null };
  }
};

function TagFields({ choices, messages: { bulk } }: Props) {
  return (
    <>
      <label className={styles.choice}>
        {bulk.tag}
        <input name="tag" required maxLength={64} list="studio-tags" />
      </label>
      <datalist id="studio-tags">
        {choices.tags.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      <label className={styles.choice}>
        {bulk.kind}
        <select name="to">
          <option value="add">{bulk.addTag}</option>
          <option value="remove">{bulk.removeTag}</option>
        </select>
      </label>
    </>
  );
}

/** Inputs of one kind of change. */
function KindFields({ kind, ...props }: Props & { kind: BulkKind }) {
  const { choices, messages } = props;
  const { bulk } = messages;
  const input = (name: string, label: string, rest: object) => (
    <label key={name} className={styles.choice}>
      {label}
      <input name={name} maxLength={1_000} {...rest} />
    </label>
  );
  switch (kind) {
    case 'replace':
      return [
        input('find', bulk.find, { required: true }),
        input('replacement', bulk.replacement, {}),
      ];
    case 'window':
      return [
        input('start', bulk.start, { type: 'datetime-local' }),
        input('end', bulk.end, { type: 'datetime-local' }),
      ];
    case 'countries':
      return input('countries', messages.countries, { placeholder: 'DE;AT' });
    case 'tag':
      return <TagFields {...props} />;
    case 'move':
      return (
        <label className={styles.choice}>
          {bulk.parent}
          <select name="parent">
            <option value="">{bulk.top}</option>
            {choices.nodes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      );
  }
}

function BulkOutcome({
  result,
  messages: { bulk },
}: {
  result: BulkResult;
  messages: StudioMessages;
}) {
  return (
    <div>
      <output>{`${result.saved} ${bulk.saved}`}</output>
      {result.failed.map(({ id, title, kind }) => (
        <p key={id} className={styles.fault}>
          {bulk.failed[kind]} <a href={`/studio/entry/${encodeURIComponent(id)}`}>{title}</a>
        </p>
      ))}
    </div>
  );
}

/** One change of all selected entries, which shows every place before it is made. */
export function BulkForm(props: Props) {
  const { selected, messages } = props;
  const { bulk } = messages;
  const [kind, setKind] = useState<BulkKind>('replace');
  const editing = useBulkEdit(selected, messages);
  const { preview, result, problem, isPending, show } = editing;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void show(editIn(new FormData(event.currentTarget), kind));
  };
  return (
    <details className={styles.notice}>
      <summary>{bulk.title}</summary>
      <form className={styles.form} onSubmit={submit} onChange={editing.forget}>
        <label className={styles.choice}>
          {bulk.kind}
          <select
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind(BULK_KINDS.find((each) => each === value) ?? 'replace')
            }
          >
            {BULK_KINDS.map((each) => (
              <option key={each} value={each}>
                {bulk.kinds[each]}
              </option>
            ))}
          </select>
        </label>
        <KindFields key={kind} {...props} kind={kind} />
        <Button
          type="submit"
          look="secondary"
          disabled={selected.length === 0}
          isPending={isPending}
        >
          {bulk.preview}
        </Button>
      </form>
      <FailureNotice problem={problem} messages={messages} />
      {preview && <BulkPreview {...editing} places={preview.places} messages={messages} />}
      {result && <BulkOutcome result={result} messages={messages} />}
    </details>
  );
}
