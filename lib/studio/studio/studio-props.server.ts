import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { countMentions } from '@/lib/studio/editor/editor-comments.server';
import {
  findEditor,
  hasStudio,
  NO_SESSION,
  type Editor,
} from '@/lib/studio/editor/editor-session.server';
import { nameOfEditor } from '@/lib/studio/editor/name-of-editor.server';
import { messagesOf, type Messages } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import { LANGUAGE_COOKIE, studioLanguage, studioMessages, type StudioLanguage } from './messages';
import { modelWords } from './model-words.server';
import type { StudioMessages } from './messages-en';
import { isContentOutage } from './content-outage';
import { studioPath } from './studio-path';

export interface StudioProps {
  studio: {
    language: StudioLanguage;
    messages: StudioMessages;
    /** Number of open comments that mention the editor. */
    mentions: number;
    /** Email of the editor's account; `null` without one. */
    account: string | null;
    /** Name that an editor without an account has given; `null` for none. */
    given: string | null;
  };
  /** Determines the document's language; contains no messages of the shop. */
  messages: Messages;
}

export type MaybeDown<Props> = StudioProps & ({ isDown: true } | ({ isDown: false } & Props));

/** An outage of the content service, or of the database that checks sessions. */
const isOutage = (error: unknown): boolean =>
  isContentOutage(error) ||
  isDatabaseOutage(error) ||
  (error instanceof Error && error.name === 'ContentUnavailable');

/**
 * Props of a studio page, for editors only and never cached. While the content service or the
 * database is down, the page reports it with 503.
 * @param load `null` for a 404
 */
export async function studioProps<Props extends object>(
  { req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>,
  load: (
    messages: StudioMessages,
    language: StudioLanguage,
    editor: Editor,
  ) => Promise<Props | null>,
): Promise<GetServerSidePropsResult<MaybeDown<Props>>> {
  res.setHeader('Cache-Control', 'private, no-store');
  if (!hasStudio()) return { notFound: true };
  const language = studioLanguage(req.cookies[LANGUAGE_COOKIE], req.headers['accept-language']);
  const messages = { ...studioMessages(language), model: modelWords(language) };
  const studio: StudioProps['studio'] = {
    language,
    messages,
    mentions: 0,
    account: null,
    given: null,
  };
  const shop = messagesOf(language, []);
  try {
    const editor = await findEditor(req);
    if (!editor) {
      const destination = `${NO_SESSION}?${new URLSearchParams({ next: studioPath(req.url) })}`;
      return { redirect: { destination, permanent: false } };
    }
    const loaded = await load(messages, language, editor);
    if (!loaded) return { notFound: true };
    studio.given = editor.given;
    if (editor.staffId !== null)
      [studio.mentions, studio.account] = await Promise.all([
        countMentions(editor.staffId),
        nameOfEditor(editor),
      ]);
    return { props: { studio, messages: shop, isDown: false, ...loaded } };
  } catch (error) {
    if (!isOutage(error)) throw error;
    report('the studio cannot reach the content service or the database', { error });
    res.statusCode = 503;
    return { props: { studio, messages: shop, isDown: true } };
  }
}
