import { Icon } from '@/components/icon/icon';
import type { HeaderIcon } from '@/lib/project/projects';

interface Props {
  kind: HeaderIcon;
  /** What it would lead to, and why it does not. */
  why: string;
  className: string | undefined;
}

/** An icon that leads nowhere now. It keeps the focus, so that everyone learns why. */
export function ClosedIcon({ kind, why, className }: Props) {
  return (
    <button type="button" className={className} aria-disabled="true" aria-label={why} title={why}>
      <Icon name={kind} />
    </button>
  );
}
