import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is as high as a line, `picture` as its ratio says. */
  shape: 'text' | 'heading' | 'picture' | 'button';
  /** Lines of text. */
  lines?: number;
  /** Width to height of a picture, `3 / 4`. */
  ratio?: string;
}

/** A placeholder with the size of the content to come. Say once beside it what is loading. */
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
