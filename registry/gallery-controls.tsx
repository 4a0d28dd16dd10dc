import { PageLink } from '@/components/ui/page-link/page-link';
import { Button } from '@/components/ui/button/button';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { GALLERY_WIDTHS, THEMES, type GalleryChoice } from './gallery-choice';
import styles from './gallery.module.css';

interface ChoiceProps {
  name: keyof GalleryChoice;
  values: readonly string[];
  chosen: string;
}

function Choice({ name, values, chosen }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {name}
      <select
        name={name}
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

/** Controls for the options, with a frame that shows the blocks at the selected width. */
export function GalleryControls({ choice, types }: { choice: GalleryChoice; types: string[] }) {
  const values: Record<keyof GalleryChoice, readonly string[]> = {
    block: ['all', ...types],
    project: PROJECT_IDS,
    theme: THEMES,
    language: LANGUAGES,
    width: GALLERY_WIDTHS,
  };
  const address = `/dev/blocks?${new URLSearchParams({ ...choice, frame: '1' })}`;
  return (
    <main id="main" className={styles.root} lang="en">
      <h1 className={styles.title}>Blocks</h1>
      <p>
        <PageLink href="/dev/mailbox">Mailbox</PageLink>
      </p>
      <form className={styles.controls}>
        {Object.entries(values).map(([name, each]) => {
          // The keys of `values` are those of the choice.
          const known = name as keyof GalleryChoice;
          return <Choice key={name} name={known} values={each} chosen={choice[known]} />;
        })}
        <Button type="submit" look="secondary">
          Show
        </Button>
      </form>
      <div className={styles.stage}>
        <iframe
          className={styles.frame}
          title="Blocks as chosen"
          src={address}
          width={choice.width === 'full' ? '100%' : choice.width}
        />
      </div>
    </main>
  );
}
