import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { editorHref, type EntitySummary } from '@/lib/studio/studio/studio-entry';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import { problemWords } from '@/lib/studio/studio/problem-words';
import { StateMark, Thumbnail } from './entity-list';
import type { Choices, FieldControlProps } from './field-control-props';
import { PictureText } from './picture-text';
import styles from './studio.module.css';
import { useNewId } from './use-new-id';

interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}

const idOf = (value: unknown): string | null => {
  const { id } = Object(Object(value).sys);
  return typeof id === 'string' ? id : null;
};

function idsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((link) => idOf(link) ?? []);
}

type References = FieldControlProps & Choices;

/** Moves an item of a list by one position. */
function moved(ids: readonly string[], from: number, by: -1 | 1): string[] {
  const next = [...ids];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(from + by, 0, taken);
  return next;
}

interface PickerProps {
  /** What is chosen from: entries of some types, or assets. */
  input: { kind: 'entries'; types: readonly string[] } | { kind: 'assets' };
  controlId: string;
  label: string;
  messages: StudioMessages;
  onPick: (entity: EntitySummary) => void;
  /** Called instead of offering a button again; such a picker is open from the start. */
  onClose?: () => void;
}

function useFound({ input }: PickerProps) {
  const [found, setFound] = useState<EntitySummary[] | null>(null);
  const latest = useRef(0);
  const load = async (query: string) => {
    const request = ++latest.current;
    const parameters = new URLSearchParams(
      input.kind === 'entries'
        ? { kind: 'Entry', query, types: input.types.join(',') }
        : { kind: 'Asset', query },
    );
    const result = Object(await getStudio(`/api/studio/find?${parameters}`));
    // The response to an earlier search may arrive later.
    if (request === latest.current) setFound(Array.isArray(result.items) ? result.items : []);
  };
  const close = () => {
    latest.current++;
    setFound(null);
  };
  return { found, load, close };
}

/** A search for an entry or asset, behind a button unless it has been opened by another one. */
export function EntityPicker(props: PickerProps) {
  const { label, messages, controlId, onPick, onClose } = props;
  const { found, load, close } = useFound(props);
  const [query, setQuery] = useState('');
  if (!found && !onClose)
    return (
      <Button
        look="secondary"
        aria-label={`${messages.chooseFor} ${label}`}
        onClick={() => void load('')}
      >
        {messages.choose}
      </Button>
    );
  return (
    <div className={styles.notice}>
      <div className={styles.form}>
        <label className={styles.choice}>
          {messages.search}
          <input
            id={`${controlId}-search`}
            type="search"
            value={query}
            // Only in a picker that was just opened by its button.
            ref={(input) => {
              if (onClose && !found) input?.focus();
            }}
            onFocus={() => !found && void load(query)}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              void load(event.currentTarget.value);
            }}
          />
        </label>
        <Button look="quiet" onClick={onClose ?? close}>
          {messages.close}
        </Button>
      </div>
      <ul className={styles.list} aria-label={label}>
        {(found ?? []).map((entity) => (
          <li key={entity.id} className={styles.item}>
            {entity.thumbnail && <Thumbnail src={entity.thumbnail} />}
            <Button
              look="quiet"
              onClick={() => {
                onPick(entity);
                close();
              }}
            >
              {entity.title}
            </Button>
            <span className={styles.hint}>{messages.model.types[entity.type] ?? entity.type}</span>
            <StateMark state={entity.state} messages={messages} />
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{messages.nothingFound}</p>}
    </div>
  );
}

function NewPart({ field, messages, onPick }: References & { onPick: (id: string) => void }) {
  const types = field.input.kind === 'entries' ? field.input.types : [];
  const [type, setType] = useState(types[0] ?? '');
  const [problem, setProblem] = useState('');
  const newId = useNewId();
  const create = async () => {
    const id = newId.idFor(type);
    const response = await postStudio('/api/studio/entry/create', { id, type });
    setProblem(response.ok ? '' : problemWords(response.problem, messages));
    if (!response.ok) return;
    newId.done();
    onPick(id);
  };
  return (
    <div className={styles.row}>
      <select
        aria-label={`${messages.newEntry}: ${field.label}`}
        value={type}
        onChange={(event) => setType(event.currentTarget.value)}
      >
        {types.map((each) => (
          <option key={each} value={each}>
            {messages.model.types[each] ?? each}
          </option>
        ))}
      </select>
      <Button look="secondary" onClick={() => void create()}>
        {messages.newEntry}
      </Button>
      {problem && (
        <span role="alert" className={styles.fault}>
          {problem}
        </span>
      )}
    </div>
  );
}

function Upload({
  field,
  messages,
  onPick,
}: References & { onPick: (picture: EntitySummary) => void }) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const newId = useNewId();
  const send = async (file: File) => {
    setState('sending');
    const id = newId.idFor(`${file.name} ${file.size} ${file.lastModified}`);
    const parameters = new URLSearchParams({ id, name: file.name });
    const response = await postStudio(`/api/studio/upload?${parameters}`, file);
    const { asset } = Object(response.body);
    setState(response.ok ? 'idle' : 'failed');
    if (response.ok) newId.done();
    // Written by the route.
    if (response.ok && asset) onPick(asset as EntitySummary);
  };
  return (
    <label className={styles.choice}>
      {state === 'sending' ? messages.uploading : `${messages.upload}: ${field.label}`}
      <input
        type="file"
        accept="image/*"
        onChange={({ currentTarget: { files } }) => files?.[0] && void send(files[0])}
      />
      {state === 'failed' && (
        <span role="alert" className={styles.fault}>
          {messages.uploadFailed}
        </span>
      )}
    </label>
  );
}

function Item({
  id,
  entity,
  language,
  messages,
  actions,
}: Pick<References, 'language' | 'messages'> & {
  id: string;
  entity: EntitySummary | undefined;
  actions: readonly (readonly [label: string, act: () => void])[];
}) {
  const title = entity?.title ?? id;
  return (
    <li className={styles.item}>
      {entity?.thumbnail && <Thumbnail src={entity.thumbnail} />}
      <a href={editorHref({ id, kind: entity?.kind ?? 'Entry' })}>{title}</a>
      {entity && (
        <span className={styles.hint}>{messages.model.types[entity.type] ?? entity.type}</span>
      )}
      {entity && <StateMark state={entity.state} messages={messages} />}
      {actions.map(([label, act]) => (
        <Button key={label} look="quiet" aria-label={`${label}: ${title}`} onClick={act}>
          {label}
        </Button>
      ))}
      {entity?.thumbnail && (
        <PictureText languages={[language]} id={id} title={title} messages={messages} />
      )}
    </li>
  );
}

/** Links to entries or assets, which can be chosen, created, sorted and removed. */
export function ReferenceControl(props: References) {
  const { field, value, language, messages, linked, onChange, onKnown } = props;
  const { input } = field;
  const [picked, setPicked] = useState<Record<string, EntitySummary>>({});
  if (input.kind !== 'entries' && input.kind !== 'assets') return null;
  const { isList, max } = input;
  const ids = idsOf(value);
  const linkType = input.kind === 'assets' ? 'Asset' : 'Entry';
  const linkTo = (id: string): Link => ({ sys: { type: 'Link', linkType, id } });
  const change = (to: (ids: readonly string[]) => readonly string[]) =>
    onChange((present: unknown) => {
      const links = to(idsOf(present)).map(linkTo);
      return links.length === 0 ? null : isList ? links : links[0];
    });
  const add = (id: string) => change((present) => (isList ? [...present, id] : [id]));
  const pick = (entity: EntitySummary) => {
    setPicked((before) => ({ ...before, [entity.id]: entity }));
    onKnown?.(entity);
    add(entity.id);
  };
  return (
    <>
      <ol className={styles.list}>
        {ids.map((id, index) => (
          <Item
            key={`${id}-${ids.indexOf(id) === index ? 0 : index}`}
            id={id}
            entity={picked[id] ?? linked[id]}
            language={language}
            messages={messages}
            actions={[
              ...(index > 0
                ? [[messages.moveUp, () => change((all) => moved(all, index, -1))] as const]
                : []),
              ...(index < ids.length - 1
                ? [[messages.moveDown, () => change((all) => moved(all, index, 1))] as const]
                : []),
              [messages.remove, () => change((all) => all.filter((_, each) => each !== index))],
            ]}
          />
        ))}
      </ol>
      {(!isList || ids.length < max) && (
        <div className={styles.row}>
          <EntityPicker {...props} input={input} label={field.label} onPick={pick} />
          {linkType === 'Entry' ? (
            <NewPart {...props} onPick={add} />
          ) : (
            <Upload {...props} onPick={pick} />
          )}
        </div>
      )}
    </>
  );
}
