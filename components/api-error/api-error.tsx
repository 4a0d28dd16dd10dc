import { Button } from '@/components/button/button';
import { useWords } from '@/lib/i18n/words';
import styles from './api-error.module.css';

interface ApiErrorProps {
  /** What the answer said; without words of its own the shop has some. */
  messages: readonly string[];
  onClose: () => void;
}

function Messages({ messages }: Pick<ApiErrorProps, 'messages'>) {
  const { apiError: words } = useWords();
  if (messages.length === 0) return <p>{words.text}</p>;
  if (messages.length === 1) return <p>{messages[0]}</p>;
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

/** A call has failed: what happened, and the way on. */
export function ApiError({ messages, onClose }: ApiErrorProps) {
  const { apiError: words } = useWords();
  return (
    <div className={styles.root} role="alert">
      <Messages messages={[...new Set(messages)].filter((message) => message.trim() !== '')} />
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}
