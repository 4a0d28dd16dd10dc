import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { entityKey, type OtherDraft, type PublishChoice } from '@/lib/studio/studio/publish-choice';
import { writtenHere, type StudioResponse } from '@/lib/studio/studio/studio-client';
import { editorHref } from '@/lib/studio/studio/studio-entry';
import { StateMark } from './entity-list';
import styles from './studio.module.css';

const keyOf = ({ kind, id }: OtherDraft): string => entityKey(kind, id);

/** Drafts in a response that nobody has agreed to publish; empty for any other response. */
export function othersIn({ status, body }: StudioResponse): OtherDraft[] {
  const { kind, others } = Object(body);
  // Written by the route.
  return status === 409 && kind === 'others' ? (others as OtherDraft[]) : [];
}

/** The choice of an editor who knows only the drafts of this visit. */
export const ownChoice = (): PublishChoice => ({ seen: writtenHere(), leftOut: [] });

interface Props {
  others: readonly OtherDraft[];
  messages: StudioMessages;
  onPublish: (choice: PublishChoice) => void;
  onClose: () => void;
}

/**
 * Drafts that this visit has not written and that would be published along. Those that are public
 * already can be left out.
 */
export function OthersNotice({ others, messages, onPublish, onClose }: Props) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const publish = () => {
    const shown = Object.fromEntries(others.map((each) => [keyOf(each), each.version]));
    onPublish({ seen: { ...writtenHere(), ...shown }, leftOut });
  };
  const time = new Intl.DateTimeFormat(document.documentElement.lang || 'de', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return (
    <section className={styles.notice} data-kind="warning" aria-labelledby="others" role="alert">
      <h2 className={styles.subtitle} id="others">
        {messages.othersTitle}
      </h2>
      <p>{messages.othersHelp}</p>
      <ul className={styles.list}>
        {others.map((each) => (
          <li key={keyOf(each)} className={styles.item}>
            <label className={styles.check}>
              <input
                type="checkbox"
                // The page needs what is not public yet.
                disabled={each.state === 'draft'}
                checked={!leftOut.includes(keyOf(each))}
                onChange={({ currentTarget: { checked } }) =>
                  setLeftOut(
                    checked
                      ? leftOut.filter((key) => key !== keyOf(each))
                      : [...leftOut, keyOf(each)],
                  )
                }
              />
              {each.title}
            </label>
            <span className={styles.hint}>{time.format(new Date(each.updatedAt))}</span>
            <StateMark state={each.state} messages={messages} />
            <a href={editorHref(each)} aria-label={`${messages.edit}: ${each.title}`}>
              {messages.edit}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={publish}>{messages.publishThese}</Button>
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </section>
  );
}
