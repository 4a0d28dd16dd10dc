import type { ListedPicture } from '@/lib/studio/studio/picture-list';
import type { StudioHead } from './studio-frame';
import styles from './studio.module.css';

const KILOBYTE = 1_000;

/** Size and uses of a picture, and what is wrong with it. */
export function PictureDetails({
  studio: { language, messages },
  file,
  uses,
  faults,
}: Omit<ListedPicture, 'picture' | 'hasDescription'> & { studio: StudioHead }) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const size = file && [
    ...(file.width > 0 ? [`${file.width} × ${file.height}`] : []),
    `${number.format(file.bytes / KILOBYTE)} kB`,
  ];
  const details = [
    ...(size ?? [messages.library.unknownSize]),
    `${messages.library.uses}: ${uses}`,
  ];
  return (
    <>
      <span className={styles.hint}>{details.join(' · ')}</span>
      {faults.map((fault) => (
        <span key={fault} className={styles.fault}>
          {messages.library.faults[fault]}
        </span>
      ))}
    </>
  );
}
