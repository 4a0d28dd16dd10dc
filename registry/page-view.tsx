import { SiteFooter } from '@/components/site-footer/site-footer';
import { SiteHeader } from '@/components/site-header/site-header';
import type { PageHeadContent } from '@/lib/app-shell/page-head-content';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import type { BlockInstance } from '@/lib/content/resolve-page';
import type { Messages } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import type { ProjectId } from '@/lib/project/projects';
import { useWindowEdges } from '@/lib/visibility/use-window-edges';
import { VisitorProvider } from '@/lib/visibility/visitor-context';
import { BlockList } from './block-list';
import { PageHead } from './page-head';

export interface PageViewProps {
  project: ProjectId;
  frame: SiteFrame;
  messages: Messages;
  /** `de-at` */
  locale: string;
  head: PageHeadContent;
  header: BlockInstance[];
  main: BlockInstance[];
  /** First instant at which the page changes, in epoch milliseconds. */
  validUntil: number | null;
  /** Begin of the render; the page cache reads it (cache-handler.mjs). */
  renderedAt: number;
}

/** A whole CMS page: frame, blocks, and what keeps an open page in step with its windows. */
export function PageView(props: PageViewProps) {
  const { project, locale, head, frame, messages, header, main } = props;
  const now = useWindowEdges(props);
  return (
    <WordsProvider messages={messages}>
      <VisitorProvider>
        <PageHead project={project} locale={locale} head={head} />
        <SiteHeader frame={frame} project={project} />
        {header.length > 0 && <BlockList blocks={header} region="header" now={now} />}
        <main id="main">
          <BlockList blocks={main} region="main" now={now} />
        </main>
        <SiteFooter frame={frame} project={project} />
      </VisitorProvider>
    </WordsProvider>
  );
}
