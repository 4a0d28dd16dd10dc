import { Skeleton } from '@/components/skeleton/skeleton';
import { useWords } from '@/lib/i18n/words';
import styles from './list-grid.module.css';

const TILES = 8;

/** The shape of a list that is being asked for. */
export function ListSkeleton() {
  const { list: words } = useWords();
  return (
    <div>
      <output className="visually-hidden">{words.loading}</output>
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
