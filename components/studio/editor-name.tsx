import { useState, type FormEvent } from 'react';
import { givenName, NAME_LENGTH, nameCookie } from '@/lib/studio/editor/editor-name';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** Asks an editor without an account for a name, which colleagues see; it is kept by the browser. */
export function EditorName({
  given,
  messages,
}: {
  given: string | null;
  messages: StudioMessages;
}) {
  const { name: words } = messages;
  const [name, setName] = useState(given);
  const keep = (text: string) => {
    document.cookie = nameCookie(text);
    setName(givenName(text));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <details>
      <summary>{name ?? words.label}</summary>
      <form className={styles.choice} onSubmit={submit}>
        <label className={styles.choice}>
          {words.label}
          <input
            name="name"
            autoComplete="name"
            maxLength={NAME_LENGTH}
            defaultValue={name ?? ''}
            onBlur={({ currentTarget }) => keep(currentTarget.value)}
          />
        </label>
        <span className={styles.hint}>{words.help}</span>
      </form>
    </details>
  );
}
