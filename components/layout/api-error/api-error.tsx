import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './api-error.module.css';

interface ApiErrorProps {
  /** Messages of the response; a default is shown if there are none. */
  messages: readonly string[];
  onClose: () => void;
}

function Messages({ messages }: Pick<ApiErrorProps, 'messages'>) {
  const { apiError: words } = useMessages();
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

export function ApiError({ messages, onClose }: ApiErrorProps) {
  const { apiError: words } = useMessages();
  return (
    <div className={styles.root} role="alert">
      <Messages messages={[...new Set(messages)].filter((message) => message.trim() !== '')} />
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}
