import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { ArticleDetail, DetailSize } from '@/lib/catalog/article/article-detail';
import { isSameSize } from '@/lib/catalog/article/size-options';
import {
  MEASURES,
  measuresOf,
  type Measure,
  type Range,
} from '@/lib/catalog/catalogue/body-measures';
import { inUnit, SIZE_UNITS, type SizeUnit } from '@/lib/catalog/catalogue/size-chart';
import { compareBodyTypes, compareSizes } from '@/lib/catalog/catalogue/sizes';
import { REGIONAL } from '@/lib/shop/i18n/regional';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './size-chart.module.css';

/** Each size of the article once, sorted. */
function sizesOf({ colours }: ArticleDetail): DetailSize[] {
  const each: DetailSize[] = [];
  for (const size of colours.flatMap(({ sizes }) => sizes))
    if (!each.some((known) => isSameSize(known, size))) each.push(size);
  return each.toSorted(
    (one, other) =>
      compareBodyTypes(one.bodyType, other.bodyType) || compareSizes(one.label, other.label),
  );
}

function useLength(unit: SizeUnit) {
  const { language } = useMessages();
  const write = (length: number) => inUnit(length, unit).toLocaleString(REGIONAL[language]);
  return ([from, to]: Range) =>
    write(from) === write(to) ? write(from) : `${write(from)}–${write(to)}`;
}

interface TableProps {
  article: ArticleDetail;
  unit: SizeUnit;
}

function ChartTable({ article, unit }: TableProps) {
  const { sizeChart: messages, article: articleMessages } = useMessages();
  const lengthOf = useLength(unit);
  const rows = sizesOf(article).map((size) => ({
    size,
    measures: measuresOf(size.sizeType, size.label),
  }));
  const columns: readonly Measure[] = MEASURES.filter((measure) =>
    rows.some(({ measures }) => measures[measure] !== undefined),
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{articleMessages.size}</th>
          {columns.map((measure) => (
            <th key={measure} scope="col">
              {messages.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, measures }) => (
          <tr key={size.sku}>
            <th scope="row">{size.label}</th>
            {columns.map((measure) => {
              const range = measures[measure];
              return <td key={measure}>{range ? lengthOf(range) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  /** Id of the chart, `hgg-tops`. */
  chart: string;
  article: ArticleDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Measurements of the article's sizes, in centimetres or inches. */
export function SizeChart({ chart, article, isOpen, onClose }: Props) {
  const { sizeChart: messages, article: articleMessages } = useMessages();
  const [unit, setUnit] = useState<SizeUnit>('cm');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={articleMessages.sizeChart}>
      <div id={chart} className={styles.root}>
        <p>{messages.explanation}</p>
        <fieldset className={styles.units}>
          <legend className="visually-hidden">{messages.unit}</legend>
          {SIZE_UNITS.map((each) => (
            <label key={each} className={styles.unit}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${chart}-unit`}
                checked={each === unit}
                onChange={() => setUnit(each)}
              />
              <span>{messages[each]}</span>
            </label>
          ))}
        </fieldset>
        <section
          className={styles.scroller}
          aria-label={articleMessages.sizeChart}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <ChartTable article={article} unit={unit} />
        </section>
      </div>
    </Dialog>
  );
}
