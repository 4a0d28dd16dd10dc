import { Icon } from '@/components/ui/icon/icon';
import type { HeaderIcon } from '@/lib/shop/project/projects';

interface Props {
  kind: HeaderIcon;
  /** What it would link to, and why it does not. */
  why: string;
  className: string | undefined;
}

/** An icon whose link is disabled now. It keeps the focus, so that screen readers announce why. */
export function ClosedIcon({ kind, why, className }: Props) {
  return (
    <button type="button" className={className} aria-disabled="true" aria-label={why} title={why}>
      <Icon name={kind} />
    </button>
  );
}
