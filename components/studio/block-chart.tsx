import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { PageChart } from '@/lib/studio/studio/load-changes.server';
import type { StudioHead } from './studio-frame';
import own from './block-chart.module.css';
import styles from './studio.module.css';

const WIDTH = 1_000;
const HEIGHT = 80;
/** Minimum height, so that a page without blocks still has a visible bar. */
const MIN_BAR = 4;

/** Number of blocks on a page over time, as a bar for each period between two changes. */
export function BlockChart({
  chart,
  until,
  studio: { messages, language },
}: {
  chart: PageChart;
  until: number;
  studio: StudioHead;
}) {
  const { project, path, territory, counts } = chart;
  const from = counts[0]?.at ?? until;
  const most = Math.max(1, ...counts.map(({ blocks }) => blocks));
  const x = (at: number) => ((at - from) / Math.max(1, until - from)) * WIDTH;
  const name = `${project} ${path} (${territory})`;
  const message = counts
    .map(({ at, blocks }) => `${berlinTime(at, language)}: ${blocks}`)
    .join('; ');
  return (
    <figure className={styles.field}>
      <figcaption>{name}</figcaption>
      {/* A chart wider than the window scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label={name}>
        <svg
          className={own.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${messages.blocks}: ${message}`}
        >
          {counts.map(({ at, blocks }, index) => {
            const height = Math.max(MIN_BAR, (blocks / most) * HEIGHT);
            return (
              <rect
                key={at}
                data-empty={blocks === 0 ? '' : undefined}
                x={x(at)}
                y={HEIGHT - height}
                width={Math.max(1, x(counts[index + 1]?.at ?? until) - x(at) - 1)}
                height={height}
              >
                <title>{`${berlinTime(at, language)}: ${blocks}`}</title>
              </rect>
            );
          })}
        </svg>
      </section>
    </figure>
  );
}
