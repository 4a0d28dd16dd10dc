import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';

/** The available sizes, for visitors without hover. */
export function SizesAsText({ labels }: { labels: readonly string[] }) {
  const { tile: messages, sizeNames } = useMessages();
  if (labels.length === 0) return null;
  const sizes = labels.map((label) => sizeName(label, sizeNames)).join(', ');
  return <p className="visually-hidden">{formatMessage(messages.sizesAre, { sizes })}</p>;
}
