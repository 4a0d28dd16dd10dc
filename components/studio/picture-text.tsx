import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import type { EditedEntry } from '@/lib/studio/studio/studio-entry';
import { ConflictNotice } from './conflict-notice';
import { StateMark } from './entity-list';
import { FailureNotice } from './failure-notice';
import { SaveNote } from './save-note';
import styles from './studio.module.css';
import { useEntryDraft, type Draft } from './use-entry-draft';

const PATH = '/api/studio/asset/text';
/** The API's own limit is far longer, but screen readers read the whole text. */
const MAX_LENGTH = 500;

interface Props {
  id: string;
  title: string;
  languages: readonly string[];
  messages: StudioMessages;
  /** Whether it is shown on its own, without a page that it is published with. */
  isAlone?: boolean;
}

function PublishText({ id, draft, messages }: Pick<Props, 'id' | 'messages'> & { draft: Draft }) {
  const [problem, setProblem] = useState('');
  const publish = async () => {
    // The latest typed text is saved first, so the version is read only then.
    if (!(await draft.flush())) return;
    const version = draft.latest();
    const response = await postStudio('/api/studio/asset/publish', { id, version });
    const body = Object(response.body);
    if (response.ok) draft.take(body.version, body.state);
    setProblem(response.ok ? '' : response.problem);
  };
  return (
    <div className={styles.row}>
      <Button onClick={() => void publish()}>{messages.publish}</Button>
      <FailureNotice problem={problem} messages={messages} />
    </div>
  );
}

function Description(props: Props & { picture: EditedEntry }) {
  const { id, picture, title, languages, messages, isAlone = false } = props;
  const draft = useEntryDraft(picture);
  const valueIn = (language: string) => draft.fields['description']?.[language];
  return (
    <div className={styles.field}>
      {languages.map((language) => (
        <label key={language} className={styles.choice}>
          {`${messages.pictureText}: ${title} (${language})`}
          <textarea
            rows={2}
            maxLength={MAX_LENGTH}
            value={String(valueIn(language) ?? '')}
            onChange={(event) => draft.setValue('description', language, event.currentTarget.value)}
          />
        </label>
      ))}
      <span className={styles.hint}>
        {messages.pictureTextHelp} <StateMark state={draft.publishState} messages={messages} />
      </span>
      {draft.saveState !== 'saved' && <SaveNote {...draft} messages={messages} />}
      {draft.differences.length > 0 && (
        <ConflictNotice
          differences={draft.differences}
          labelOf={() => messages.pictureText}
          titleOf={(each) => each}
          messages={messages}
          onSettle={draft.settle}
        />
      )}
      {isAlone && draft.publishState !== 'published' && (
        <PublishText id={id} draft={draft} messages={messages} />
      )}
    </div>
  );
}

/** Alternative text of a picture, stored with the picture wherever it is used. */
export function PictureText(props: Props) {
  const { id } = props;
  const [picture, setPicture] = useState<EditedEntry | null>(null);
  useEffect(() => {
    let isOver = false;
    void getStudio(`${PATH}?${new URLSearchParams({ id })}`).then((result) => {
      const { entry } = Object(result);
      // Written by the route.
      if (!isOver && entry) setPicture(entry as EditedEntry);
    });
    return () => {
      isOver = true;
    };
  }, [id]);
  return picture && <Description key={picture.id} {...props} picture={picture} />;
}
