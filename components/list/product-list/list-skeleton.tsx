import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './list-grid.module.css';

const TILES = 8;

export function ListSkeleton() {
  const { list: messages } = useMessages();
  return (
    <div>
      <output className="visually-hidden">{messages.loading}</output>
      <div className={styles.list}>
        <div className={styles.rows}>
          {Array.from({ length: TILES }, (_, tile) => (
            <div key={tile} className={styles.ghost}>
              <Skeleton shape="picture" ratio="3 / 4" />
              <Skeleton shape="text" lines={2} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
