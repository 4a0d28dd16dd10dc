import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import Head from 'next/head';
import { Advisor } from '@/components/product/size-advisor/advisor';
import { messagesOf, type Messages } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { ADVISOR_POLICY } from '@/lib/browser/third-parties/size-advisor-policy.server';

interface Props {
  messages: Messages;
  project: ProjectId;
}

/** Contents of the size advisor's frame; see docs/size-advisor.md. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, query }) => {
  const context = requestContext({ headers: req.headers, cookies: req.cookies, query });
  if (!context) return { notFound: true };
  res.setHeader('Content-Security-Policy', ADVISOR_POLICY);
  res.setHeader('Cache-Control', 'private, max-age=3600');
  const { language, segment } = context.locale;
  const groups = ['sizeAdvisor', 'article', 'sizeTypes'] as const;
  const messages = spelledFor(segment, messagesOf(language, groups));
  return { props: { messages, project: context.project } };
};

export default function SizeAdvisorPage({
  messages,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <MessagesProvider messages={messages}>
      <Head>
        <title key="title">{messages.sizeAdvisor.title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Advisor />
    </MessagesProvider>
  );
}
