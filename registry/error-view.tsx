import Head from 'next/head';
import { ErrorPage } from '@/components/error-page/error-page';
import { SiteFooter } from '@/components/site-footer/site-footer';
import { SiteHeader } from '@/components/site-header/site-header';
import type { ErrorPageFrame } from '@/lib/app-shell/error-page-loader';
import { WordsProvider } from '@/lib/i18n/words';
import { ModalHost } from './modal-host';

/** `notFound` is the visitor's address, `unavailable` an outage, `failed` a defect of ours. */
export type ErrorKind = 'notFound' | 'unavailable' | 'failed';

export interface ErrorViewProps extends ErrorPageFrame {
  kind: ErrorKind;
}

/** An error page in the shop's own frame, with its navigation as the way on. */
export function ErrorView({ kind, project, locale, frame, messages }: ErrorViewProps) {
  const words = messages.error;
  const headline = words[`${kind}Headline`];
  return (
    <WordsProvider messages={messages}>
      <Head>
        <title key="title">{headline}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <SiteHeader frame={frame} project={project} />
      <main id="main">
        <ErrorPage
          headline={headline}
          sentence={words[`${kind}Text`]}
          wayOn={{ label: words.toHome, link: frame.home }}
        />
      </main>
      <SiteFooter frame={frame} project={project} locale={locale} />
      <ModalHost project={project} locale={locale} addresses={null} />
    </WordsProvider>
  );
}
