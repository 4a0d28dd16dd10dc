import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { FIRST_PROJECT, isProjectId, PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { followedLink } from '@/lib/studio/studio/followed-link';
import type { PageViewState } from '@/lib/studio/studio/load-page-view.server';
import {
  choiceQuery,
  SOURCES,
  VISITORS,
  widthOptions,
  type PageViewChoice,
} from '@/lib/studio/studio/page-view-choice';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { problemWords } from '@/lib/studio/studio/problem-words';
import { EditLinks } from './edit-links';
import { PageEdges } from './page-edges';
import { StudioFrame, type StudioHead } from './studio-frame';
import framed from './page-frames.module.css';
import styles from './studio.module.css';
import { TimeSlider } from './time-slider';

export interface SimulatorViewProps {
  studio: StudioHead;
  choice: PageViewChoice;
  state: PageViewState;
  titles: Readonly<Record<string, string>>;
}

/** Debounce of the slider before the page is requested, in milliseconds. */
const PAUSE_MS = 400;

function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function countryOptions(project: string, language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const codes = isProjectId(project) ? projects[project].deliveryCountries : [];
  return codes.map((code) => [code.toLowerCase(), names.of(code) ?? code] as const);
}

/** Every language and country that the shop serves; a language has a path of its own. */
function MarketSelects({
  choice,
  state,
  studio: { messages, language },
  onGo,
}: SimulatorViewProps & { onGo: (change: Partial<PageViewChoice>) => void }) {
  const [speech = '', country = ''] = choice.locale.split('-');
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <>
      <Select
        label={messages.locale}
        value={speech}
        options={LANGUAGES.map((each) => [each, languages.of(each) ?? each] as const)}
        onChange={(next) =>
          onGo({ locale: `${next}-${country}`, path: state.paths[next] ?? choice.path })
        }
      />
      <Select
        label={messages.country}
        value={country}
        options={countryOptions(choice.project, language)}
        onChange={(next) => onGo({ locale: `${speech}-${next}` })}
      />
    </>
  );
}

function PathForm({
  path,
  label,
  show,
  onGo,
}: {
  path: string;
  label: string;
  show: string;
  onGo: (path: string) => void;
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGo(String(new FormData(event.currentTarget).get('path')));
      }}
    >
      <label className={styles.choice}>
        {label}
        <input key={path} name="path" defaultValue={path} maxLength={500} />
      </label>
      <Button type="submit" look="secondary">
        {show}
      </Button>
    </form>
  );
}

function ShareLink({
  choice,
  studio: { messages },
}: {
  choice: PageViewChoice;
  studio: StudioHead;
}) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const create = async () => {
    const response = await postStudio(`/api/studio/view-link?${choiceQuery(choice)}`, {});
    const { path } = Object(response.body);
    setProblem(response.ok ? '' : problemWords(response.problem, messages));
    setAddress(typeof path === 'string' ? new URL(path, location.href).href : '');
  };
  return (
    <div className={styles.choice}>
      <Button look="secondary" onClick={() => void create()}>
        {messages.shareLink}
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {address && (
        <label className={styles.choice}>
          {messages.shareHelp}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

/** A frame for each side, with content that only one of them shows marked. */
function Frames({
  choice,
  state,
  studio: { messages },
  width,
  isSplit,
}: SimulatorViewProps & { width: string; isSplit: boolean }) {
  const address = (at: number | null, mark: string[], label: string) => {
    // A former or planned state is shown beside the public one.
    const isOther = choice.source === 'past' || choice.source === 'planned';
    const source = at === null && isSplit && isOther ? 'published' : choice.source;
    const query = choiceQuery({ ...choice, at, source });
    if (isSplit && mark.length > 0) {
      query.set('mark', mark.slice(0, 50).join(','));
      query.set('label', label);
    }
    return `/studio/view?${query}`;
  };
  const style = { '--frame-width': width === 'full' ? '100%' : `${width}px` };
  const sides = [
    ...(isSplit ? [[messages.now, address(null, state.goes, messages.goes)] as const] : []),
    [messages.afterwards, address(choice.at, state.comes, messages.comes)] as const,
  ];
  return (
    // Frames wider than the window are scrolled, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={framed.frames} tabIndex={0} aria-label={messages.nowAndThen}>
      {sides.map(([title, source]) => (
        // React's type does not know custom properties.
        <iframe
          key={title}
          className={framed.frame}
          style={style as object}
          title={`${messages.page}: ${title}`}
          src={source}
        />
      ))}
    </section>
  );
}

/** The real page at any time, in any market, for any visitor. */
export function SimulatorView(props: SimulatorViewProps) {
  const { studio, choice, state, titles } = props;
  const { messages, language } = studio;
  const router = useRouter();
  const [at, setAt] = useState(choice.at ?? state.now);
  const [width, setWidth] = useState<string>('full');
  const widths = widthOptions(messages.wholeWidth);
  const [isSplit, setIsSplit] = useState(false);
  const go = (change: Partial<PageViewChoice>) =>
    void router.replace(`/studio/page?${choiceQuery({ ...choice, ...change })}`, undefined, {
      scroll: false,
    });
  // Reads the other choices after the delay, so that none made meanwhile is lost.
  const goToTime = useEffectEvent(() => {
    if (at !== (choice.at ?? state.now)) go({ at });
  });
  useEffect(() => {
    const timer = setTimeout(goToTime, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent) => {
      const link = origin === location.origin ? followedLink(data) : null;
      if (link) go(link);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  });
  return (
    <StudioFrame studio={studio} title={messages.page} needsScript>
      <div className={styles.form}>
        <Select
          label={messages.shop}
          value={choice.project}
          options={PROJECT_IDS.map((each) => [each, each] as const)}
          onChange={(project) => {
            const { defaultLocale } = projects[isProjectId(project) ? project : FIRST_PROJECT];
            go({ project, locale: defaultLocale, path: '/' });
          }}
        />
        <MarketSelects {...props} onGo={go} />
        <Select
          label={messages.login}
          value={choice.visitor}
          options={VISITORS.map((each) => [each, messages.visitors[each]] as const)}
          onChange={(visitor) =>
            go({ visitor: VISITORS.find((each) => each === visitor) ?? 'anyone' })
          }
        />
        <Select
          label={messages.source}
          value={choice.source}
          options={SOURCES.map((each) => [each, messages.sources[each]] as const)}
          onChange={(source) => go({ source: SOURCES.find((each) => each === source) ?? 'draft' })}
        />
        <Select label={messages.width} value={width} options={widths} onChange={setWidth} />
        <PathForm
          path={choice.path}
          label={messages.path}
          show={messages.show}
          onGo={(path) => go({ path })}
        />
      </div>
      <div className={styles.form}>
        <TimeSlider
          from={state.from}
          until={state.until}
          at={at}
          messages={messages}
          language={language}
          edges={state.edges.map((edge) => edge.at)}
          onChange={setAt}
        />
        <Button
          look="secondary"
          onClick={() => {
            setAt(state.now);
            go({ at: null });
          }}
        >
          {messages.now}
        </Button>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isSplit}
            onChange={(event) => setIsSplit(event.currentTarget.checked)}
          />
          {messages.nowAndThen}
        </label>
        <ShareLink key={String(choiceQuery(choice))} choice={choice} studio={studio} />
        <EditLinks choice={choice} pageId={state.pageId} messages={messages} />
      </div>
      {state.isFound ? (
        <Frames {...props} width={width} isSplit={isSplit} />
      ) : (
        <p role="alert">{messages.noSuchPage}</p>
      )}
      <PageEdges state={state} titles={titles} studio={studio} onGo={setAt} />
    </StudioFrame>
  );
}
