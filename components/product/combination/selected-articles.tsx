import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './selected-articles.module.css';

/** One part of a set, with the names of the public API's `setArticleData.selectedArticles`. */
export interface SelectedArticle {
  articleNumber: string;
  title: string;
  color: string;
  /** Size as on the label; `allsize` if there is only one. */
  size: string;
}

/** The parts of a set in their selected sizes: number, size, colour, title. */
export function SelectedArticles({ articles }: { articles: readonly SelectedArticle[] }) {
  const { combination: messages, sizeNames } = useMessages();
  const sizeOf = (size: string) => sizeName(size, sizeNames);
  return (
    <ul role="list" className={styles.root} aria-label={messages.selected}>
      {articles.map(({ articleNumber, title, color, size }) => (
        <li key={articleNumber}>
          <span className={styles.title}>{title}</span>
          <span>{formatMessage(messages.colourIs, { name: color })}</span>
          <span>{formatMessage(messages.sizeIs, { name: sizeOf(size) })}</span>
          <span>{formatMessage(messages.articleNumber, { number: articleNumber })}</span>
        </li>
      ))}
    </ul>
  );
}
