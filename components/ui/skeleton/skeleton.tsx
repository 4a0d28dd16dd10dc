import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` has the height of a line, `picture` the given ratio. */
  shape: 'text' | 'heading' | 'picture' | 'button';
  lines?: number;
  /** Aspect ratio of a picture, `3 / 4`. */
  ratio?: string;
}

/**
 * A placeholder with the size of the future content. Announce once beside it that content is
 * loading.
 */
export function Skeleton({ shape, lines = 1, ratio }: SkeletonProps) {
  return (
    <span className={styles.root} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={styles.bone}
          data-shape={shape}
          style={ratio ? { aspectRatio: ratio } : undefined}
        />
      ))}
    </span>
  );
}
