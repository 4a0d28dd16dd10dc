import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import type { ReleaseState } from '@/lib/studio/studio/release-state';
import { editorHref, type EntitySummary } from '@/lib/studio/studio/studio-entry';
import { getStudio } from '@/lib/studio/studio/studio-client';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { StateMark } from './entity-list';
import styles from './studio.module.css';
import type { ReleaseActions } from './use-release';

interface Part {
  actions: ReleaseActions;
  messages: StudioMessages;
}

function AddPage({ actions, messages }: Part) {
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = await actions.collect(String(form.get('project')), String(form.get('path')));
    if (found.length > 0) await actions.add(found);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      <label className={styles.choice}>
        {messages.shop}
        <select name="project">
          {PROJECT_IDS.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.path}
        <input name="path" required maxLength={500} pattern="/.*" />
      </label>
      <Button type="submit" look="secondary" isPending={actions.isPending}>
        {messages.releases.addPage}
      </Button>
    </form>
  );
}

function AddEntry({ actions, messages }: Part) {
  const [found, setFound] = useState<EntitySummary[]>([]);
  const latest = useRef(0);
  const search = async (query: string) => {
    const request = ++latest.current;
    const parameters = new URLSearchParams({ kind: 'Entry', query });
    const result = Object(query && (await getStudio(`/api/studio/find?${parameters}`)));
    // The response to an earlier search may arrive later.
    if (request === latest.current)
      setFound(Array.isArray(result.items) ? result.items.slice(0, 10) : []);
  };
  return (
    <div>
      <label className={styles.choice}>
        {messages.releases.addEntry}
        <input
          type="search"
          maxLength={200}
          onChange={(event) => void search(event.currentTarget.value)}
        />
      </label>
      <ul className={styles.list}>
        {found.map(({ id, title, type, state }) => (
          <li key={id} className={styles.item}>
            <span>{title}</span>
            <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
            <StateMark state={state} messages={messages} />
            <Button
              look="quiet"
              aria-label={`${messages.releases.add}: ${title}`}
              onClick={() => void actions.add([{ kind: 'Entry', id }])}
            >
              {messages.releases.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Contents of a release, and ways to add more. */
export function ReleaseContents({ release, actions, messages }: Part & { release: ReleaseState }) {
  return (
    <section aria-labelledby="contents">
      <h2 className={styles.subtitle} id="contents">
        {messages.releases.entries}
      </h2>
      {release.entities.length === 0 && <p>{messages.releases.empty}</p>}
      <ul className={styles.list}>
        {release.entities.map(({ id, kind, type, title, state }) => (
          <li key={`${kind}-${id}`} className={styles.item}>
            <a href={editorHref({ id, kind })}>{title}</a>
            <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
            <StateMark state={state} messages={messages} />
            <Button
              look="quiet"
              aria-label={`${messages.remove}: ${title}`}
              onClick={() => void actions.remove(id)}
            >
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <AddPage actions={actions} messages={messages} />
      <AddEntry actions={actions} messages={messages} />
    </section>
  );
}
