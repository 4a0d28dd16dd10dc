import { Button } from '@/components/ui/button/button';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import { EntityList } from './entity-list';
import styles from './studio.module.css';

/** Public entries that would lose an entry, which the editor may unpublish all the same. */
export function InUseNotice({
  uses,
  messages,
  onUnpublish,
}: {
  uses: EntitySummary[];
  messages: StudioMessages;
  onUnpublish: () => void;
}) {
  return (
    <section className={styles.notice} data-kind="warning" aria-labelledby="in-use" role="alert">
      <h2 className={styles.subtitle} id="in-use">
        {messages.inUseTitle}
      </h2>
      <p>{messages.inUseHelp}</p>
      <EntityList items={uses} messages={messages} />
      <Button look="secondary" onClick={onUnpublish}>
        {messages.unpublishAnyway}
      </Button>
    </section>
  );
}
