import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { hasStudio, isEditor, NO_SESSION } from '@/lib/editor/editor-session.server';
import { messagesOf, type Messages } from '@/lib/i18n/messages';
import { report } from '@/lib/log/log.server';
import { LANGUAGE_COOKIE, studioLanguage, studioMessages, type StudioLanguage } from './messages';
import type { StudioMessages } from './messages-en';
import { isContentOutage } from './space.server';

/** What every page of the studio has. */
export interface StudioProps {
  studio: { language: StudioLanguage; messages: StudioMessages };
  /** None of the shop's; sets the document's language. */
  messages: Messages;
}

export type MaybeDown<Props> = StudioProps & ({ isDown: true } | ({ isDown: false } & Props));

/**
 * Props of a page of the studio: only for editors, cached nowhere. While the content service is
 * down the page says so, with 503.
 * @param load `null` for what is not there
 */
export async function studioProps<Props extends object>(
  { req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>,
  load: (messages: StudioMessages) => Promise<Props | null>,
): Promise<GetServerSidePropsResult<MaybeDown<Props>>> {
  res.setHeader('Cache-Control', 'private, no-store');
  if (!hasStudio()) return { notFound: true };
  if (!isEditor(req)) return { redirect: { destination: NO_SESSION, permanent: false } };
  const language = studioLanguage(req.cookies[LANGUAGE_COOKIE], req.headers['accept-language']);
  const messages = studioMessages(language);
  const studio = { studio: { language, messages }, messages: messagesOf(language, []) };
  try {
    const loaded = await load(messages);
    if (!loaded) return { notFound: true };
    return { props: { ...studio, isDown: false, ...loaded } };
  } catch (error) {
    const isOutage =
      isContentOutage(error) || (error instanceof Error && error.name === 'ContentUnavailable');
    if (!isOutage) throw error;
    report('the studio cannot reach the content service', { error });
    res.statusCode = 503;
    return { props: { ...studio, isDown: true } };
  }
}
