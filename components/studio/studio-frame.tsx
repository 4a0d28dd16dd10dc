import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import {
  LANGUAGE_COOKIE,
  STUDIO_LANGUAGES,
  type StudioLanguage,
} from '@/lib/studio/studio/messages';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { EditorName } from './editor-name';
import styles from './studio.module.css';

export interface StudioHead {
  language: StudioLanguage;
  messages: StudioMessages;
  /** Number of open comments that mention the editor. */
  mentions?: number;
  /** Email of the editor's account; `null` without one. */
  account?: string | null;
  /** Name that an editor without an account has given. */
  given?: string | null;
}

/** Ids and names of parts of a page. */
type Parts = readonly (readonly [id: string, label: string])[];

const SECTIONS = [
  ['content', '/studio'],
  ['page', '/studio/page'],
  ['changes', '/studio/changes'],
  ['matrix', '/studio/matrix'],
  ['report', '/studio/report'],
  ['pictures', '/studio/pictures'],
  ['translation', '/studio/translations'],
  ['history', '/studio/history'],
  ['release', '/studio/releases'],
  ['remarks', '/studio/comments'],
  ['usage', '/studio/usage'],
  ['steps', '/studio/first-steps'],
] as const;

function choose(language: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Strict`;
  location.reload();
}

async function signOut(): Promise<void> {
  const closed = await fetch('/api/editor/close', { method: 'POST' });
  // If the session could not be ended, the editor stays in the studio and sees that.
  location.assign(closed.ok ? '/' : '/studio');
}

function Bar({ language, messages, mentions = 0, account, given = null }: StudioHead) {
  const { pathname } = useRouter();
  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label={messages.sections}>
        <ul>
          {SECTIONS.map(([name, href]) => (
            <li key={name}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined}>
                {messages[name]}
                {name === 'remarks' && mentions > 0 && ` (${mentions})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.row}>
        <span className={styles.hint}>{messages.berlin}</span>
        <select
          aria-label={messages.language}
          value={language}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {STUDIO_LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {each === 'de' ? 'Deutsch' : 'English'}
            </option>
          ))}
        </select>
        {account === null && <EditorName given={given} messages={messages} />}
        {account && <span className={styles.hint}>{account}</span>}
        <Button look="quiet" onClick={() => void signOut()}>
          {messages.signOut}
        </Button>
      </div>
    </header>
  );
}

/** Links by which the keyboard reaches the page's parts without the sections before them. */
function SkipLinks({ messages, parts }: Pick<StudioHead, 'messages'> & { parts: Parts }) {
  return (
    <nav className={styles.skip} aria-label={messages.skip}>
      {parts.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
      <a href="#main">{messages.toContent}</a>
    </nav>
  );
}

/** The frame of every studio page: sections, language and title. */
export function StudioFrame({
  studio,
  title,
  needsScript = false,
  parts = [],
  children,
}: {
  studio: StudioHead;
  title: string;
  /** Whether the page is disabled until its script has loaded, because input would be lost. */
  needsScript?: boolean;
  /** Parts of the page that the keyboard reaches first. */
  parts?: Parts;
  children: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.root} data-studio="">
      <Head>
        <title key="title">{`${title} – ${studio.messages.title}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <SkipLinks messages={studio.messages} parts={parts} />
      <Bar {...studio} />
      <main id="main" className={styles.root} inert={needsScript && !isHydrated}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** Shown in place of a page whose content could not be loaded. */
export function StudioDown({ studio }: { studio: StudioHead }) {
  return (
    <StudioFrame studio={studio} title={studio.messages.title}>
      <p role="alert">{studio.messages.outage}</p>
    </StudioFrame>
  );
}
