import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import {
  LIST_LENGTH,
  SEARCHED_STATES,
  contentSearchHref,
  type ContentSearch,
} from '@/lib/studio/studio/content-search';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { StudioType } from '@/lib/studio/studio/field-input';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { Found } from '@/lib/studio/studio/read-entries.server';
import styles from './studio.module.css';

export const TypeOptions = ({ types }: { types: readonly StudioType[] }) =>
  types.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** What a search can be limited to, besides what every space has. */
export interface SearchLimits {
  authors: readonly { id: string; name: string }[];
  tags: readonly { id: string; name: string }[];
}

interface FormProps {
  search: ContentSearch;
  types: readonly StudioType[];
  limits: SearchLimits;
  messages: StudioMessages;
}

function NamedChoice({
  name,
  label,
  value,
  choices,
  messages,
}: {
  name: string;
  label: string;
  value: string;
  choices: SearchLimits['tags'];
  messages: StudioMessages;
}) {
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{messages.found.anyState}</option>
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Limits by language, person, tag and shop. */
function MoreFilters({ search, limits, messages }: FormProps) {
  const { found } = messages;
  const names = new Intl.DisplayNames([messages.code], { type: 'language' });
  const languages = LANGUAGES.flatMap((language) => [
    { id: language, name: `${found.withText} ${names.of(language)}` },
    { id: `-${language}`, name: `${found.withoutText} ${names.of(language)}` },
  ]);
  const shared = { messages };
  return (
    <>
      <NamedChoice
        {...shared}
        name="language"
        label={messages.contentLanguage}
        value={search.language}
        choices={languages}
      />
      <NamedChoice
        {...shared}
        name="author"
        label={found.author}
        value={search.author}
        choices={limits.authors}
      />
      {limits.tags.length > 0 && (
        <NamedChoice
          {...shared}
          name="tag"
          label={found.tag}
          value={search.tag}
          choices={limits.tags}
        />
      )}
      <label className={styles.check}>
        <input type="checkbox" name="ofShop" value="1" defaultChecked={search.ofShop === '1'} />
        {found.ofShop}
      </label>
    </>
  );
}

/** Limits of a search: type, state and date. */
function FilterFields({ search: { type, state, since }, types, messages }: FormProps) {
  return (
    <>
      <label className={styles.choice}>
        {messages.type}
        <select name="type" defaultValue={type}>
          <option value="">{messages.allTypes}</option>
          <TypeOptions types={types} />
        </select>
      </label>
      <label className={styles.choice}>
        {messages.found.state}
        <select name="state" defaultValue={state}>
          <option value="">{messages.found.anyState}</option>
          {SEARCHED_STATES.map((each) => (
            <option key={each} value={each}>
              {messages.states[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.found.since}
        <input type="date" name="since" defaultValue={since} />
      </label>
    </>
  );
}

export function ContentSearchForm(props: FormProps) {
  const { search, messages } = props;
  return (
    <search>
      <form className={styles.form} action="/studio">
        <label className={styles.choice}>
          {messages.shop}
          <select name="project" defaultValue={search.project}>
            {PROJECT_IDS.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <FilterFields {...props} />
        <MoreFilters {...props} />
        <label className={styles.choice}>
          {messages.searchContent}
          <input type="search" name="query" defaultValue={search.query} maxLength={200} />
        </label>
        <Button type="submit">{messages.search}</Button>
      </form>
    </search>
  );
}

/** Links to the neighbouring pages of a list, and which part of it is shown. */
function Paging({
  title,
  search,
  total,
  messages,
}: {
  title: string;
  search: ContentSearch;
  total: number;
  messages: StudioMessages;
}) {
  if (total <= LIST_LENGTH) return null;
  const first = (search.page - 1) * LIST_LENGTH;
  const last = Math.min(first + LIST_LENGTH, total);
  return (
    <nav className={styles.row} aria-label={`${messages.found.pages}: ${title}`}>
      {search.page > 1 && (
        <a href={contentSearchHref({ ...search, page: search.page - 1 })}>
          {messages.found.previous}
        </a>
      )}
      <span className={styles.hint}>
        {first < total ? `${first + 1}–${last} ${messages.found.range} ${total}` : total}
      </span>
      {last < total && first < total && (
        <a href={contentSearchHref({ ...search, page: search.page + 1 })}>{messages.found.next}</a>
      )}
    </nav>
  );
}

/** A list of what was found, with links to its other pages. */
export function FoundSection({
  title,
  search,
  found,
  messages,
  children,
}: {
  title: string;
  search: ContentSearch;
  found: Found;
  messages: StudioMessages;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      {found.items.length === 0 ? <p>{messages.nothingFound}</p> : children}
      <Paging title={title} search={search} total={found.total} messages={messages} />
    </section>
  );
}
