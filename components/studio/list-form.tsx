import { Button } from '@/components/ui/button/button';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { berlinLocal } from '@/lib/studio/studio/berlin-time';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

export interface PageListChoice {
  /** A project's id, or `all`. */
  project: string;
  path: string;
  /** Epoch milliseconds; `null` means now. */
  at: number | null;
  days: number;
  isDraft: boolean;
}

/** Chooses the pages and start time of a list. A plain form whose response is a page. */
export function ListForm({
  action,
  choice,
  messages,
  hasDays,
}: {
  action: string;
  choice: PageListChoice;
  messages: StudioMessages;
  hasDays: boolean;
}) {
  return (
    <form className={styles.form} action={action}>
      <label className={styles.choice}>
        {messages.shop}
        <select name="project" defaultValue={choice.project}>
          {[...PROJECT_IDS, 'all'].map((id) => (
            <option key={id} value={id}>
              {id === 'all' ? messages.everyShop : id}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.path}
        <input
          name="path"
          defaultValue={choice.path}
          maxLength={500}
          placeholder={messages.everyPage}
        />
      </label>
      <label className={styles.choice}>
        {messages.time} (Europe/Berlin)
        <input
          name="at"
          type="datetime-local"
          defaultValue={choice.at === null ? '' : berlinLocal(choice.at)}
        />
      </label>
      {hasDays && (
        <label className={styles.choice}>
          {messages.days}
          <input name="days" type="number" min={1} max={366} defaultValue={choice.days} />
        </label>
      )}
      <label className={styles.choice}>
        {messages.source}
        <select name="source" defaultValue={choice.isDraft ? 'draft' : 'published'}>
          <option value="published">{messages.sources.published}</option>
          <option value="draft">{messages.sources.draft}</option>
        </select>
      </label>
      <Button type="submit">{messages.show}</Button>
    </form>
  );
}
