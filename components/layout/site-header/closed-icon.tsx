import { Icon } from '@/components/ui/icon/icon';
import type { HeaderIcon } from '@/lib/shop/project/projects';

interface Props {
  kind: HeaderIcon;
  /** Name of the link, and why it is disabled. */
  why: string;
  className: string | undefined;
}

/**
 * An icon whose link is disabled. It stays focusable, so that screen readers announce the reason.
 */
export function ClosedIcon({ kind, why, className }: Props) {
  return (
    <button type="button" className={className} aria-disabled="true" aria-label={why} title={why}>
      <Icon name={kind} />
    </button>
  );
}
