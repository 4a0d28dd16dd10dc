import { ContentLink } from '@/components/content/content-link/content-link';
import { UspIcon } from '@/components/ui/icon/usp-icon';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './sales-channel-bar.module.css';

type Channel = BlockProps<'salesChannelBar'>['fields']['channels'][number];

function ChannelMessages({ channel, Name }: { channel: Channel; Name: 'h2' | 'h3' }) {
  const { id, name, text, link } = channel;
  const tag = useFieldTags();
  return (
    <div className={styles.words}>
      <Name className={styles.name} {...tag(id, 'name')}>
        {link ? (
          <ContentLink link={link} className={styles.link}>
            {name}
          </ContentLink>
        ) : (
          name
        )}
      </Name>
      {text && (
        <p className={styles.text} {...tag(id, 'text')}>
          {text}
        </p>
      )}
    </div>
  );
}

export function SalesChannelBar({ id, fields }: BlockProps<'salesChannelBar'>) {
  const { headline, channels, tone } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      aria-labelledby={headline ? headingId : undefined}
    >
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <ul className={styles.channels} role="list">
        {channels.map((channel) => (
          <li key={channel.id} className={styles.channel}>
            <span className={styles.icon}>
              <UspIcon name={channel.icon} size={32} />
            </span>
            <ChannelMessages channel={channel} Name={headline ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
