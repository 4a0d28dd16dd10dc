import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { DEFAULT_SIZE_SYSTEM, type SizeSystem } from '@/lib/catalog/catalogue/sizes';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { sizeTabs, type SizeFilterGroup, type SizeFilterOption, type SizeTab } from './size-tabs';
import styles from './size-values.module.css';
import type { ValuesFilter } from './list-filter';

const TOOLTIP_DELAY_MS = 100;

type OnChange = (values: readonly string[], isChosen: boolean) => void;

function Size({ option, onChange }: { option: SizeFilterOption; onChange: OnChange }) {
  const { filters: messages, sizeTypes, language } = useMessages();
  const { label, onLabels, values, isChosen } = option;
  const isOneSize = label === 'allsize';
  const counts = onLabels.map((each) =>
    formatMessage(messages.withCount, { name: each.label, count: each.count }),
  );
  const [only] = onLabels;
  const text =
    onLabels.length === 1 && only && (only.label === label || isOneSize)
      ? formatCount(messages.counts.articles, { count: only.count }, language)
      : formatMessage(messages.onLabel, { labels: counts.join(', ') });
  return (
    <li>
      <Tooltip text={text} delay={TOOLTIP_DELAY_MS}>
        {(described) => (
          <label className={styles.size}>
            <input
              {...described}
              type="checkbox"
              className="visually-hidden"
              checked={isChosen}
              onChange={({ target }) => onChange(values, target.checked)}
            />
            <span className={styles.name}>{isOneSize ? sizeTypes.allsize : label}</span>
          </label>
        )}
      </Tooltip>
    </li>
  );
}

function Group({ group, onChange }: { group: SizeFilterGroup; onChange: OnChange }) {
  const { sizeTypes, bodyTypes, language } = useMessages();
  const { sizeType, bodyType, options } = group;
  const name = sizeTypes[sizeType];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {bodyType === 'normal'
          ? name
          : `${name}, ${bodyTypes[bodyType].toLocaleLowerCase(language)}`}
      </legend>
      <ul className={styles.sizes} role="list">
        {options.map((option) => (
          <Size key={option.label} option={option} onChange={onChange} />
        ))}
      </ul>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabsProps {
  tabs: readonly SizeTab[];
  shown: SizeSystem;
  id: string;
  onShow: (system: SizeSystem) => void;
}

/** Arrow keys wrap around, Home and End go to the ends (WAI-ARIA tabs, activated by focus). */
function SystemTabs({ tabs, shown, id, onShow }: TabsProps) {
  const { filters: messages, sizeSystems } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ system }) => system === shown);
    const step = STEPS[event.key];
    const to =
      step !== undefined
        ? (at + step + tabs.length) % tabs.length
        : { Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onShow(tab.system);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={messages.systems}
      className={styles.tabs}
      onKeyDown={go}
    >
      {tabs.map(({ system }) => (
        <button
          key={system}
          type="button"
          role="tab"
          id={`${id}-${system}`}
          aria-selected={system === shown}
          aria-controls={`${id}-panel`}
          tabIndex={system === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(system)}
        >
          {sizeSystems[system]}
        </button>
      ))}
    </div>
  );
}

/** Sizes by system and kind of clothes, as sorted chips. */
export function SizeValues({ filter, onChange }: { filter: ValuesFilter; onChange: OnChange }) {
  const id = useId();
  const [wanted, setWanted] = useState<SizeSystem>(DEFAULT_SIZE_SYSTEM);
  const tabs = sizeTabs(filter.values(), filter.chosen);
  const tab = tabs.find(({ system }) => system === wanted) ?? tabs[0];
  if (!tab) return null;
  const groups = tab.groups.map((group) => (
    <Group key={`${group.sizeType} ${group.bodyType}`} group={group} onChange={onChange} />
  ));
  if (tabs.length === 1) return <div className={styles.groups}>{groups}</div>;
  return (
    <div className={styles.root}>
      <SystemTabs tabs={tabs} shown={tab.system} id={id} onShow={setWanted} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab.system}`}
        className={styles.groups}
      >
        {groups}
      </div>
    </div>
  );
}
