import { Button } from '@/components/ui/button/button';
import type { ShownUse, UsageState, UsedEntry } from '@/lib/studio/studio/load-usage.server';
import type { Removal } from '@/lib/studio/studio/entry-uses';
import type { UsagePlace } from '@/lib/studio/studio/usage';
import { StateMark } from './entity-list';
import { knownTitle, type KnownTitles } from './known-titles';
import { StudioFrame, type StudioHead } from './studio-frame';
import own from './usage-view.module.css';
import styles from './studio.module.css';

export interface UsageViewProps {
  studio: StudioHead;
  type: string;
  entry: string;
  usage: UsageState;
}

function UsageForm({ studio: { messages }, type, entry, usage: { types } }: UsageViewProps) {
  return (
    <form className={styles.form} action="/studio/usage">
      <label className={styles.choice}>
        {messages.type}
        <select name="type" defaultValue={type}>
          <option value="">{messages.choose}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.usages.entry}
        <input name="entry" defaultValue={entry} maxLength={64} />
      </label>
      <Button type="submit">{messages.show}</Button>
    </form>
  );
}

const placeWords = ({ project, path }: UsagePlace): string => `${project} ${path}`;

/** A use with a small preview: the real page, scaled, with the block in view. */
function UseCard({ use, studio: { messages } }: { use: ShownUse; studio: StudioHead }) {
  const { place, territories, picture } = use;
  const name = placeWords(place);
  return (
    <li className={own.card}>
      {picture && (
        // Inert, because the link below opens the page itself.
        <div className={own.picture} inert>
          <iframe title={name} src={picture} loading="lazy" tabIndex={-1} />
        </div>
      )}
      <span>{name}</span>
      <span className={styles.hint}>
        {territories.length > 6
          ? `${territories.length} ${messages.usages.countries}`
          : territories.join(' ')}
      </span>
      {picture && (
        <a href={picture} aria-label={`${messages.usages.look}: ${name}`}>
          {messages.usages.look}
        </a>
      )}
    </li>
  );
}

function EntryUses({ entry, studio }: { entry: UsedEntry; studio: StudioHead }) {
  const { messages } = studio;
  const { id, title, type, state, uses } = entry;
  return (
    // Not a region, because several blocks may have one title.
    <article className={styles.field} aria-label={title}>
      <div className={styles.item}>
        <a href={`/studio/entry/${encodeURIComponent(id)}`}>{title}</a>
        <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
        <StateMark state={state} messages={messages} />
        <span className={styles.hint}>
          {uses.length === 0 ? messages.usages.unused : `${messages.usages.usedOn} ${uses.length}`}
        </span>
      </div>
      <ul className={own.cards}>
        {uses.map((use) => (
          <UseCard key={placeWords(use.place)} use={use} studio={studio} />
        ))}
      </ul>
    </article>
  );
}

interface LostItem {
  key: string;
  name: string;
  href?: string;
}

function Loss({ title, items }: { title: string; items: readonly LostItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({items.length})
      </h3>
      <ul>
        {items.map(({ key, name, href }) => (
          <li key={key}>{href ? <a href={href}>{name}</a> : name}</li>
        ))}
      </ul>
    </>
  );
}

function RemovalNotice({
  removal,
  titles,
  studio: { messages },
}: {
  removal: Removal;
  titles: KnownTitles;
  studio: StudioHead;
}) {
  const { usages, model } = messages;
  const { places, emptied, broken, orphans } = removal;
  const placeItems = (of: readonly UsagePlace[]) =>
    of.map((place) => ({ key: placeWords(place), name: placeWords(place) }));
  const entryItems = (of: readonly { id: string; type: string; field?: string }[]) =>
    of.map(({ id, type, field }) => ({
      key: `${id} ${field}`,
      name: [
        `${model.types[type] ?? type}: ${knownTitle(titles, id)}`,
        field && (model.fields[field] ?? field),
      ]
        .filter(Boolean)
        .join(' · '),
      href: `/studio/entry/${encodeURIComponent(id)}`,
    }));
  const isHarmless = [places, emptied, broken, orphans].every(({ length }) => length === 0);
  return (
    <section className={styles.notice} data-kind="warning" aria-labelledby="removal">
      <h2 className={styles.subtitle} id="removal">
        {usages.removal}
      </h2>
      {isHarmless && <p>{usages.nothingLost}</p>}
      <Loss title={usages.emptied} items={placeItems(emptied)} />
      <Loss title={usages.broken} items={entryItems(broken)} />
      <Loss title={usages.orphans} items={entryItems(orphans)} />
      <Loss title={usages.places} items={placeItems(places)} />
    </section>
  );
}

/** Uses of a content type or an entry, each with a preview, and what depends on them. */
export function UsageView(props: UsageViewProps) {
  const { studio, usage } = props;
  const { messages } = studio;
  const isRequested = props.type !== '' || props.entry !== '';
  return (
    <StudioFrame studio={studio} title={messages.usage}>
      <UsageForm {...props} />
      {isRequested && usage.entries.length === 0 && <p>{messages.nothingFound}</p>}
      {usage.removal && usage.entries.length > 0 && (
        <RemovalNotice removal={usage.removal} titles={usage.titles} studio={studio} />
      )}
      {usage.entries.map((entry) => (
        <EntryUses key={entry.id} entry={entry} studio={studio} />
      ))}
    </StudioFrame>
  );
}
