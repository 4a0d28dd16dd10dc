import { useState } from 'react';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { FailureNotice } from './failure-notice';
import styles from './studio.module.css';

interface Props {
  id: string;
  messages: StudioMessages;
}

/** Gives a picture another file, as a draft. */
export function PictureReplacement({ id, messages }: Props) {
  const { library } = messages;
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (file: File) => {
    setIsSending(true);
    setProblem('');
    const query = new URLSearchParams({ id, name: file.name, replaces: '1' });
    const response = await postStudio(`/api/studio/upload?${query}`, file);
    setIsSending(false);
    if (response.ok) await refreshPage();
    else setProblem(response.problem);
  };
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        {isSending ? library.replacing : library.replace}
        <input
          type="file"
          accept="image/*"
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            // Otherwise choosing the file again would be no change.
            currentTarget.value = '';
          }}
        />
      </label>
      <span className={styles.hint}>{library.replaceHelp}</span>
      <FailureNotice problem={problem} messages={messages} />
    </div>
  );
}
