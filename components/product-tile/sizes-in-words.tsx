import { ONE_SIZE } from '@/lib/catalogue/one-size';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';

/** The sizes that can be had, for those who come by without hover. */
export function SizesInWords({ labels }: { labels: readonly string[] }) {
  const { tile: words } = useWords();
  if (labels.length === 0) return null;
  const sizes = labels.map((label) => (label === ONE_SIZE ? words.oneSize : label)).join(', ');
  return <p className="visually-hidden">{formatMessage(words.sizesAre, { sizes })}</p>;
}
