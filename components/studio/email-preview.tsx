import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { TemplatePreview } from '@/lib/studio/studio/email-preview.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import { problemWords } from '@/lib/studio/studio/problem-words';
import styles from './studio.module.css';

interface Props {
  /** Entry of the template. */
  id: string;
  /** Language of the content that is being edited. */
  language: string;
  /** Whether everything that was typed is saved, because the preview reads the stored draft. */
  isSaved: boolean;
  messages: StudioMessages;
}

/** Loads the email after each save; `null` before, and while the template is not complete. */
function usePreview({ id, language, isSaved }: Props): TemplatePreview | null {
  const [email, setEmail] = useState<TemplatePreview | null>(null);
  useEffect(() => {
    if (!isSaved) return;
    let isOver = false;
    const address = `/api/studio/email?${new URLSearchParams({ id, language })}`;
    void getStudio(address).then((loaded) => {
      // Written by the route; `null` is its 404 and an outage.
      if (!isOver) setEmail(loaded as TemplatePreview | null);
    });
    return () => {
      isOver = true;
    };
  }, [id, language, isSaved]);
  return email;
}

/** Sends the email to an address of the editor's. */
function TryForm({ id, language, messages }: Props) {
  const [result, setResult] = useState('');
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get('to');
    setIsPending(true);
    const response = await postStudio('/api/studio/email', { id, language, to });
    setIsPending(false);
    setResult(
      response.ok
        ? messages.email.sent
        : `${messages.failed} ${problemWords(response.problem, messages)}`,
    );
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.choice}>
        {messages.email.address}
        <input name="to" type="email" required maxLength={255} autoComplete="email" />
      </label>
      <Button type="submit" look="secondary" isPending={isPending}>
        {messages.email.send}
      </Button>
      <output>{result}</output>
    </form>
  );
}

/** The email that a template's draft makes, with the values of one that was sent. */
export function EmailPreview(props: Props) {
  const { messages } = props;
  const email = usePreview(props);
  return (
    <section aria-labelledby="email-preview" className={styles.notice}>
      <h2 className={styles.subtitle} id="email-preview">
        {messages.email.preview}
      </h2>
      {email === null ? (
        <p className={styles.hint}>{messages.email.nothing}</p>
      ) : (
        <>
          <p className={styles.hint}>
            {email.isReal ? messages.email.real : messages.email.example}
          </p>
          <p>
            <strong>{email.subject}</strong>
          </p>
          {/* Without scripts, forms and the studio's origin, because texts are anybody's input. */}
          <iframe
            className={styles.email}
            title={messages.email.preview}
            sandbox=""
            srcDoc={email.html}
          />
          <TryForm {...props} />
        </>
      )}
    </section>
  );
}
