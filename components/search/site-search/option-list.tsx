import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { PageLink } from '@/components/ui/page-link/page-link';
import { Price } from '@/components/product/price/price';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { articlePrice } from '@/lib/catalog/catalogue/price';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { Highlight } from './highlight';
import type { OptionGroup, SearchOption } from './option-groups';
import styles from './option-list.module.css';

// A select cannot contain links and pictures, so this follows ARIA's combobox pattern.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

const wordsOf = (optionId: string) => `${optionId}-words`;

interface OptionProps {
  option: SearchOption;
  isActive: boolean;
  onChoose: (option: SearchOption, event: MouseEvent) => void;
}

function Preview({ id, preview }: Extract<SearchOption, { kind: 'product' }>) {
  const currency = usePageCurrency();
  const { product, title } = preview;
  const [colour] = product.colorVariants;
  return (
    <>
      <ProductPicture
        className={styles.picture}
        articleNumber={colour.itemnum}
        alt={colour.imageAlt}
        ratio={colour.imageRatio}
        sizes="(min-width: 1200px) 14rem, 5rem"
        size="thumb"
      />
      <div id={wordsOf(id)} className={styles.words}>
        <span className={styles.brand}>{product.brand}</span>
        <span className={styles.title}>
          <Highlight parts={title} />
        </span>
        <Price {...articlePrice(product, currency)} />
      </div>
    </>
  );
}

function Content({ option }: { option: SearchOption }) {
  const { search: messages } = useMessages();
  switch (option.kind) {
    case 'term':
      return <Highlight parts={option.parts} />;
    case 'product':
      return <Preview {...option} />;
    case 'all':
      return formatMessage(messages.all, { count: option.count });
    case 'retry':
      return messages.retry;
  }
}

/** A link for the mouse and an option for arrow keys, skipped by Tab. */
function Option({ option, isActive, onChoose }: OptionProps) {
  const shared = {
    id: option.id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // A marked part must not be read as a separate word.
    'aria-label': option.kind === 'term' ? option.term : undefined,
    // The picture's alt text would repeat the name.
    'aria-labelledby': option.kind === 'product' ? wordsOf(option.id) : undefined,
    'data-kind': option.kind,
    className: styles.option,
    onClick: (event: MouseEvent) => onChoose(option, event),
  } as const;
  const content = <Content option={option} />;
  return option.kind === 'retry' ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <PageLink {...shared} href={option.href}>
      {content}
    </PageLink>
  );
}

interface ListProps {
  id: string;
  groups: readonly OptionGroup[];
  activeId: string | undefined;
  isBusy: boolean;
  /** Whether the articles are recommendations, because nothing matches the input. */
  showsOthers: boolean;
  onChoose: OptionProps['onChoose'];
  onForget: (term: string) => void;
}

type GroupProps = Pick<ListProps, 'activeId' | 'onChoose'> & {
  group: OptionGroup;
  headingId: string;
  heading: string;
};

function Group({ group, headingId, heading, activeId, onChoose }: GroupProps) {
  return (
    <div
      role="group"
      className={styles.group}
      data-options={group.name}
      aria-labelledby={headingId}
    >
      <p id={headingId} className={styles.heading} role="presentation">
        {heading}
      </p>
      {group.options.map((option) => (
        <Option
          key={option.id}
          option={option}
          isActive={option.id === activeId}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** Beside the list, because a listbox may only contain options. */
function Removals({ recent, onForget }: { recent: OptionGroup } & Pick<ListProps, 'onForget'>) {
  const { search: messages } = useMessages();
  const terms = recent.options.flatMap((option) => (option.kind === 'term' ? option.term : []));
  return (
    <ul className={styles.removals} role="list">
      {terms.map((term) => (
        <li key={term}>
          <button
            type="button"
            className={styles.remove}
            tabIndex={-1}
            aria-label={formatMessage(messages.forget, { term })}
            onClick={() => onForget(term)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All options below the field, and buttons that remove recent searches. */
export function OptionList(props: ListProps) {
  const { id, groups, activeId, isBusy, showsOthers, onChoose, onForget } = props;
  const { search: messages } = useMessages();
  const [first] = groups;
  const headingOf = ({ name }: OptionGroup) =>
    name === 'articles' && showsOthers ? messages.others : messages[name];
  return (
    <div className={styles.root}>
      <div
        id={id}
        className={styles.list}
        data-articles={groups.some(({ name }) => name === 'articles')}
        role="listbox"
        aria-label={messages.title}
        aria-busy={isBusy}
      >
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            headingId={`${id}-${group.name}`}
            heading={headingOf(group)}
            activeId={activeId}
            onChoose={onChoose}
          />
        ))}
      </div>
      {first?.name === 'recent' && <Removals recent={first} onForget={onForget} />}
    </div>
  );
}
