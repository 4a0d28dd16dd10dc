import {
  PICTURE_FAULTS,
  PICTURES_ON_A_PAGE,
  type ListedPicture,
  type PictureFault,
} from '@/lib/studio/studio/picture-list';
import { Button } from '@/components/ui/button/button';
import { editorHref } from '@/lib/studio/studio/studio-entry';
import { StateMark, Thumbnail } from './entity-list';
import { PictureDetails } from './picture-details';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface PictureLibraryProps {
  studio: StudioHead;
  fault: PictureFault | null;
  /** Number of pictures with each fault. */
  counts: Readonly<Record<string, number>>;
  /** Number of all pictures, and of those that match the filter. */
  all: number;
  total: number;
  /** From 1. */
  page: number;
  pictures: ListedPicture[];
}

function Choice({ studio, fault, counts, all }: PictureLibraryProps) {
  const { library, show } = studio.messages;
  return (
    <form className={styles.form} action="/studio/pictures">
      <label className={styles.choice}>
        {library.filter}
        <select name="fault" defaultValue={fault ?? ''}>
          <option value="">{`${library.all} (${all})`}</option>
          {PICTURE_FAULTS.map((each) => (
            <option key={each} value={each}>
              {`${library.faults[each]} (${counts[each] ?? 0})`}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{show}</Button>
    </form>
  );
}

function Paging({ studio, fault, page, total }: PictureLibraryProps) {
  const { found, library } = studio.messages;
  const last = Math.ceil(total / PICTURES_ON_A_PAGE);
  if (last <= 1) return null;
  const address = (to: number) =>
    `/studio/pictures?${new URLSearchParams({ ...(fault && { fault }), page: String(to) })}`;
  return (
    <nav className={styles.row} aria-label={library.pages}>
      {page > 1 && <a href={address(page - 1)}>‹ {page - 1}</a>}
      <span className={styles.hint}>{`${page} ${found.range} ${last}`}</span>
      {page < last && <a href={address(page + 1)}>{page + 1} ›</a>}
    </nav>
  );
}

/** All pictures, with their uses and what is wrong with them. */
export function PictureLibrary(props: PictureLibraryProps) {
  const { studio, pictures } = props;
  const { messages } = studio;
  return (
    <StudioFrame studio={studio} title={messages.library.title}>
      <Choice {...props} />
      {pictures.length === 0 && <p>{messages.library.none}</p>}
      <ul className={styles.list}>
        {pictures.map((each) => (
          <li key={each.picture.id} className={styles.item}>
            {each.picture.thumbnail && <Thumbnail src={each.picture.thumbnail} />}
            <a href={editorHref(each.picture)}>{each.picture.title}</a>
            <StateMark state={each.picture.state} messages={messages} />
            <PictureDetails {...each} studio={studio} />
          </li>
        ))}
      </ul>
      <Paging {...props} />
    </StudioFrame>
  );
}
