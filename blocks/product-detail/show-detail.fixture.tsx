import { render } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalogue/media-context';
import type { ArticleDetail } from '@/lib/article/article-detail';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import { PageContextProvider } from '@/lib/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { ProductDetail } from './product-detail';
import { productDetailFixtures } from './product-detail.fixture';

/** An article as rendered on a German page. */
export const DetailShown = ({ article }: { article: ArticleDetail }) => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
      <PageContextProvider currency="EUR">
        <MediaProvider baseUrl="https://pictures.example">
          <ProductDetail {...productDetailFixtures.default} loaded={article} />
        </MediaProvider>
      </PageContextProvider>
    </RouteContextProvider>
  </MessagesProvider>
);

export const showDetail = (article: ArticleDetail) => render(<DetailShown article={article} />);
