import { randomUUID } from 'node:crypto';
import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import Head from 'next/head';
import { ReturnForm, type ReturnFormProps } from '@/components/forms/return-form/return-form';
import { messagesOf, type Messages } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { returnableLines } from '@/lib/commerce/returns/registered-return.server';
import { labelledReturns, orderOfFrame } from '@/lib/api/orders/return-endpoints.server';

type Props = ReturnFormProps & { messages: Messages };

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The frame for registering a return; see docs/forms.md. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, query }) => {
  const context = requestContext({ headers: req.headers, cookies: req.cookies, query });
  const uid = textOf(query.uid);
  const orderId = orderOfFrame(uid);
  if (!context || !orderId) return { notFound: true };
  // outside: next-own-cache-control
  res.setHeader('Cache-Control', 'private, no-store');
  // Not sent to other sites as a referrer, because the address gives access to the order.
  res.setHeader('Referrer-Policy', 'same-origin');
  const { language, segment: locale } = context.locale;
  const returns = await labelledReturns(orderId, locale);
  const number = returns.find((known) => known.number === query.number)?.number ?? null;
  return {
    props: {
      lines: await returnableLines(orderId),
      locale,
      uid,
      number,
      returns,
      requestKey: randomUUID(),
      isRejected: query.refused !== undefined,
      messages: spelledFor(
        locale,
        messagesOf(language, ['returnPortal', 'formErrors', 'sizeNames', 'field']),
      ),
    },
  };
};

export default function ReturnPortalPage({
  messages,
  ...form
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <MessagesProvider messages={messages}>
      <Head>
        <title key="title">{messages.returnPortal.frame}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ReturnForm {...form} />
    </MessagesProvider>
  );
}
