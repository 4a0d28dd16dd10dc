import Document, { Head, Html, Main, NextScript } from 'next/document';
import { FontPreloads } from '@/components/font-preloads/font-preloads';
import { parseLocale } from '@/lib/page-context/locale';
import { isProjectId } from '@/lib/project/projects';
import { BEFORE_PAINT } from '@/lib/visibility/before-paint';

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** Project and language come from the internal route; error pages have neither. */
export default class ShopDocument extends Document {
  override render() {
    const { query } = this.props.__NEXT_DATA__;
    const named = first(query['project']);
    const project = isProjectId(named) ? named : 'hgg';
    const language = parseLocale(project, first(query['locale']))?.language ?? 'de';
    return (
      <Html lang={language} data-project={project}>
        <Head>
          <FontPreloads project={project} />
          <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
