import { render } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { ProductDetail } from './product-detail';
import { productDetailFixtures } from './product-detail.fixture';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;

interface Props {
  article: ArticleDetail;
  project?: ProjectId;
}

/** An article rendered on a German page. */
export const DetailShown = ({ article, project = 'hgg' }: Props) => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={{ project, locale: 'de-de' }}>
      <PageContextProvider currency="EUR">
        <MediaProvider baseUrl="https://pictures.example">
          <SearchServiceProvider value={service}>
            <ProductDetail {...productDetailFixtures.default} loaded={article} />
          </SearchServiceProvider>
        </MediaProvider>
      </PageContextProvider>
    </RouteContextProvider>
  </MessagesProvider>
);

export const showDetail = (article: ArticleDetail, project?: ProjectId) =>
  render(<DetailShown article={article} {...(project && { project })} />);
