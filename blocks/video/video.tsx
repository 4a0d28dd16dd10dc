import { useState } from 'react';
import { sourceAt } from '@/components/ui/picture/picture-sources';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './video.module.css';

/** Maximum display width in pixels before the video plays. */
const POSTER_WIDTH = 1440;

/** Message shown if the browser cannot play the video. */
function CannotPlay({ source }: { source: string }) {
  const { video: messages } = useMessages();
  return (
    <output className={styles.excuse}>
      <span>{messages.cannotPlay}</span>
      <a href={source} target="_blank" rel="noopener">
        {messages.openFile}
      </a>
    </output>
  );
}

/** A video that loads and plays only when a visitor starts it. */
export function Video({ id, fields }: BlockProps<'video'>) {
  const { title, source, poster, caption, subtitles, ratio } = fields;
  const { language } = useMessages();
  const tag = useFieldTags();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <figure className={styles.root} data-ratio={ratio}>
      <div className={styles.box} {...tag(id, 'source')}>
        {hasFailed ? (
          <CannotPlay source={source} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- films without words need no subtitles
          <video
            className={styles.film}
            src={source}
            poster={poster ? sourceAt(poster, POSTER_WIDTH) : undefined}
            preload="none"
            aria-label={title}
            onError={() => setHasFailed(true)}
            // Browsers load subtitles cross-origin only if both sites allow it.
            crossOrigin={subtitles ? 'anonymous' : undefined}
            controls
            playsInline
          >
            {subtitles && <track kind="captions" src={subtitles} srcLang={language} default />}
            <CannotPlay source={source} />
          </video>
        )}
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.title} {...tag(id, 'title')}>
          {title}
        </p>
        {caption && (
          <p className={styles.text} {...tag(id, 'caption')}>
            {caption}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
