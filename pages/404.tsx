import Head from 'next/head';
import { ErrorPage } from '@/components/error-page/error-page';
import de from '@/lib/i18n/messages/de.json';

/** Nothing can be visited here. Static: it knows neither project nor language. */
export default function NotFoundPage() {
  const { notFoundHeadline, notFoundText, toHome } = de.error;
  return (
    <main id="main">
      <Head>
        <title key="title">{notFoundHeadline}</title>
      </Head>
      <ErrorPage
        headline={notFoundHeadline}
        sentence={notFoundText}
        wayOn={{ label: toHome, link: { href: '/', opens: 'page' } }}
      />
    </main>
  );
}
