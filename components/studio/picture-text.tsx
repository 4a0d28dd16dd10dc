import { useEffect, useState } from 'react';
import type { StudioMessages } from '@/lib/studio/messages-en';
import { getStudio } from '@/lib/studio/studio-call';
import type { EditedEntry } from '@/lib/studio/studio-entry';
import { ConflictNotice } from './conflict-notice';
import { StateMark } from './entity-list';
import { SaveNote } from './save-note';
import styles from './studio.module.css';
import { useEntryDraft } from './use-entry-draft';

const PATH = '/api/studio/asset/text';
/** The API's own limit is far longer; a screen reader reads all of it. */
const MAX_LENGTH = 500;

interface Props {
  id: string;
  /** By which editors know the picture. */
  title: string;
  /** Language of the content. */
  language: string;
  messages: StudioMessages;
}

function Description({ picture, title, language, messages }: Props & { picture: EditedEntry }) {
  const draft = useEntryDraft(picture, PATH);
  const value = draft.fields['description']?.[language];
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        {`${messages.pictureText}: ${title} (${language})`}
        <textarea
          rows={2}
          maxLength={MAX_LENGTH}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => draft.setValue('description', language, event.currentTarget.value)}
        />
      </label>
      <span className={styles.hint}>
        {messages.pictureTextHelp} <StateMark state={draft.publishState} messages={messages} />
      </span>
      {draft.saveState !== 'saved' && <SaveNote {...draft} messages={messages} />}
      {draft.differences.length > 0 && (
        <ConflictNotice
          differences={draft.differences}
          messages={messages}
          onSettle={draft.settle}
        />
      )}
    </div>
  );
}

/** What a picture shows, for those who do not see it: of the picture itself, wherever it is used. */
export function PictureText(props: Props) {
  const { id } = props;
  const [picture, setPicture] = useState<EditedEntry | null>(null);
  useEffect(() => {
    let isOver = false;
    void getStudio(`${PATH}?${new URLSearchParams({ id })}`).then((answer) => {
      const { entry } = Object(answer);
      // The route has written it.
      if (!isOver && entry) setPicture(entry as EditedEntry);
    });
    return () => {
      isOver = true;
    };
  }, [id]);
  return picture && <Description key={picture.id} {...props} picture={picture} />;
}
