import { Button } from '@/components/ui/button/button';
import type { BulkPlace } from '@/lib/studio/studio/bulk-edit';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

interface Props {
  places: readonly BulkPlace[];
  leftOut: ReadonlySet<string>;
  messages: StudioMessages;
  isPending: boolean;
  choose: (key: string, isChosen: boolean) => void;
  apply: () => Promise<void>;
}

function Place({ place, leftOut, messages, choose }: Props & { place: BulkPlace }) {
  const { key, title, field, locale, before, after, isTooLong } = place;
  const { bulk, empty } = messages;
  return (
    <li className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={!isTooLong && !leftOut.has(key)}
          disabled={isTooLong}
          onChange={({ currentTarget: { checked } }) => choose(key, checked)}
        />
        <span>
          <strong>{title}</strong> · {locale === null ? field : `${field} (${locale})`}
        </span>
      </label>
      <span className={styles.source}>
        {bulk.was} <q>{before || empty}</q>, {bulk.is} <q>{after || empty}</q>
      </span>
      {isTooLong && <span className={styles.fault}>{bulk.tooLong}</span>}
    </li>
  );
}

/** Every place that a change of many entries would change; each can be left out. */
export function BulkPreview(props: Props) {
  const { places, leftOut, messages, isPending, apply } = props;
  const { bulk } = messages;
  if (places.length === 0) return <output>{bulk.none}</output>;
  const chosen = places.filter(({ key, isTooLong }) => !isTooLong && !leftOut.has(key));
  return (
    <>
      <output>{`${chosen.length} ${bulk.places}`}</output>
      <ul className={styles.list}>
        {places.map((place) => (
          <Place key={place.key} {...props} place={place} />
        ))}
      </ul>
      <div className={styles.row}>
        <Button disabled={chosen.length === 0} isPending={isPending} onClick={() => void apply()}>
          {bulk.apply}
        </Button>
      </div>
    </>
  );
}
