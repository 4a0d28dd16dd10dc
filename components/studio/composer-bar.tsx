import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { LANGUAGES, marketLocales } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { ContractFault } from '@/lib/studio/studio/contract';
import { widthOptions } from '@/lib/studio/studio/page-view-choice';
import type { OtherDraft, PublishChoice } from '@/lib/studio/studio/publish-choice';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { TemplateArticle } from './article-choice';
import { useComposed, useComposer, useTreeStatus } from './composer-context';
import { ConflictNotice } from './conflict-notice';
import { ContractNotice } from './contract-notice';
import { StateMark } from './entity-list';
import { FailureNotice } from './failure-notice';
import { OthersNotice, othersIn, ownChoice } from './others-notice';
import { PresenceNote } from './presence-note';
import { ReleaseAdder } from './release-adder';
import { SaveNote } from './save-note';
import { useRecheck } from './use-recheck';
import styles from './composer.module.css';

export interface ComposerMarket {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  onLocale: (locale: string) => void;
  width: string;
  onWidth: (width: string) => void;
  showsHidden: boolean;
  onShowsHidden: (showsHidden: boolean) => void;
}

function MarketChoice(market: ComposerMarket) {
  const { session, messages, language } = useComposer();
  useTreeStatus();
  const countries = [...new Set(marketLocales(market.project).map((locale) => locale.slice(3)))];
  const names = new Intl.DisplayNames([messages.code], { type: 'region' });
  const languages = new Intl.DisplayNames([messages.code], { type: 'language' });
  const label = (each: string) => {
    const missing = session.missingIn(each);
    const name = languages.of(each);
    return missing > 0 ? `${name} (${missing} ${messages.missing})` : name;
  };
  return (
    <>
      <label className={styles.choice}>
        {messages.contentLanguage}
        <select
          value={language}
          onChange={(event) =>
            market.onLocale(`${event.currentTarget.value}-${market.locale.slice(3)}`)
          }
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {label(each)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.country}
        <select
          value={market.locale.slice(3)}
          onChange={(event) => market.onLocale(`${language}-${event.currentTarget.value}`)}
        >
          {countries.map((country) => (
            <option key={country} value={country}>
              {names.of(country.toUpperCase())}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.width}
        <select
          value={market.width}
          onChange={(event) => market.onWidth(event.currentTarget.value)}
        >
          {widthOptions(messages.wholeWidth).map(([width, name]) => (
            <option key={width} value={width}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={market.showsHidden}
          onChange={(event) => market.onShowsHidden(event.currentTarget.checked)}
        />{' '}
        {messages.composer.showsHidden}
      </label>
    </>
  );
}

function usePublish() {
  const { session } = useComposer();
  const { saveState } = useTreeStatus();
  const [faults, setFaults] = useState<ContractFault[]>([]);
  const [others, setOthers] = useState<OtherDraft[]>([]);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const ids = [session.roots.pageId, session.roots.nodeId];
  useRecheck({ ids, isSaved: saveState === 'saved', faults, onChecked: setFaults });
  const publish = async (choice?: PublishChoice) => {
    setIsPending(true);
    setProblem('');
    setOthers([]);
    setFaults([]);
    const { nodeId, pageId } = session.roots;
    // Includes the latest typed text.
    const isSaved = await session.flush();
    const body = { nodeId, pageId, ...(choice ?? ownChoice()) };
    const response = isSaved ? await postStudio('/api/studio/compose/publish', body) : null;
    const { faults: reported } = Object(response?.body);
    const found = response ? othersIn(response) : [];
    setOthers(found);
    if (response && !response.ok && !reported && found.length === 0) setProblem(response.problem);
    if (reported) setFaults(reported);
    if (response?.ok) await session.refresh();
    setIsPending(false);
  };
  return { faults, others, problem, isPending, publish, close: () => setOthers([]) };
}

function History() {
  const { session, messages } = useComposer();
  const { hasPast, hasFuture } = useComposed();
  return (
    <>
      <Button look="secondary" disabled={!hasPast} onClick={() => session.undo()}>
        {messages.composer.undo}
      </Button>
      <Button look="secondary" disabled={!hasFuture} onClick={() => session.redo()}>
        {messages.composer.redo}
      </Button>
    </>
  );
}

/** Actions for the whole page, and its save state. */
export function ComposerBar({ market, path }: { market: ComposerMarket; path: string }) {
  const { session, messages } = useComposer();
  const status = useTreeStatus();
  const titleOf = (id: string) => session.titleOf(id);
  const { faults, others, problem, isPending, publish, close } = usePublish();
  const { project, locale } = market;
  // A language may have a path of its own.
  const own = session.blocks.rootOf().node['path']?.[locale.slice(0, 2)];
  const view = { project, locale, path: typeof own === 'string' && own !== '' ? own : path };
  return (
    <>
      <div className={styles.bar}>
        <History />
        <MarketChoice {...market} />
        <TemplateArticle project={project} locale={locale} />
        <StateMark state={session.pageState()} messages={messages} />
        <SaveNote {...status} messages={messages} />
        <PresenceNote entries={Object.keys(status.states)} messages={messages} />
        <a href={`/studio/page?${new URLSearchParams(view)}`}>{messages.page}</a>
        <ReleaseAdder path={path} />
        <Button isPending={isPending} onClick={() => void publish()}>
          {messages.composer.publishPage}
        </Button>
      </div>
      <FailureNotice problem={problem} messages={messages} />
      {status.returned.map((id) => (
        <p key={id} role="alert" className={styles.fault}>
          {formatMessage(messages.composer.returned, { title: titleOf(id) })}
        </p>
      ))}
      {status.differences.length > 0 && (
        <ConflictNotice
          differences={status.differences}
          labelOf={({ id = '', field }) => `${titleOf(id)} · ${session.fieldLabel(id, field)}`}
          titleOf={titleOf}
          messages={messages}
          onSettle={(isMine) => session.settle(isMine)}
        />
      )}
      {others.length > 0 && (
        <OthersNotice
          others={others}
          messages={messages}
          onPublish={(choice) => void publish(choice)}
          onClose={close}
        />
      )}
      <ContractNotice faults={faults} messages={messages} />
    </>
  );
}
