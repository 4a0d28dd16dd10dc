import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import Head from 'next/head';
import styles from '@/components/studio/studio.module.css';
import { messagesOf } from '@/lib/shop/i18n/messages';
import { hasStudio } from '@/lib/studio/editor/editor-session.server';
import { studioPath } from '@/lib/studio/studio/studio-path';
import { LANGUAGE_COOKIE, studioLanguage, studioMessages } from '@/lib/studio/studio/messages';

/** Shown in place of the studio without a session, and for a link that cannot open one. */
export const getServerSideProps = (({ req, res, query }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  if (!hasStudio()) return Promise.resolve({ notFound: true as const });
  res.statusCode = 401;
  const language = studioLanguage(req.cookies[LANGUAGE_COOKIE], req.headers['accept-language']);
  const { title, closed } = studioMessages(language);
  const { next } = query;
  const to = studioPath(typeof next === 'string' ? next : undefined);
  const after = `/counter/studio?${new URLSearchParams({ to })}`;
  const signIn = `/counter/sign-in?${new URLSearchParams({ next: after })}`;
  return Promise.resolve({ props: { title, closed, signIn, messages: messagesOf(language, []) } });
}) satisfies GetServerSideProps;

export default function StudioClosedPage({
  title,
  closed,
  signIn,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <main id="main" className={styles.root} data-studio="">
      <Head>
        <title key="title">{`${closed.title} – ${title}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <h1 className={styles.title}>{closed.title}</h1>
      <p>
        <a href={signIn}>{closed.signIn}</a>
      </p>
      <p>{closed.help}</p>
      <p className={styles.hint}>{closed.command}</p>
    </main>
  );
}
