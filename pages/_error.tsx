import type { NextPageContext } from 'next';
import Head from 'next/head';
import { ErrorPage } from '@/components/error-page/error-page';
import de from '@/lib/i18n/messages/de.json';

/** Seconds after which trying again makes sense while content cannot be had. */
const RETRY_AFTER_SECONDS = 10;

/** 503 while content cannot be had, 500 for a defect of ours; never a 404 for either. */
export default function ServerErrorPage({ isOutage }: { isOutage: boolean }) {
  const { unavailableHeadline, unavailableText, failedHeadline, failedText, toHome } = de.error;
  const headline = isOutage ? unavailableHeadline : failedHeadline;
  return (
    <main id="main">
      <Head>
        <title key="title">{headline}</title>
      </Head>
      <ErrorPage
        headline={headline}
        sentence={isOutage ? unavailableText : failedText}
        wayOn={{ label: toHome, link: { href: '/', opens: 'page' } }}
      />
    </main>
  );
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): { isOutage: boolean } => {
  const isOutage = err?.name === 'ContentUnavailable';
  if (res && isOutage) {
    res.statusCode = 503;
    res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  }
  return { isOutage };
};
