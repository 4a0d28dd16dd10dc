import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import type { ButtonFields, Link } from '@/lib/cms/content/block';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import styles from './button.module.css';

type Look = ButtonFields['look'];

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Keeps its width and shows its spinner inside; clicks are ignored meanwhile. */
  isPending?: boolean;
}

export function Button({
  look = 'primary',
  isPending = false,
  type = 'button',
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={styles.root}
      data-look={look}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export function ButtonLink({
  link,
  look = 'primary',
  tag,
  onFollow,
  children,
}: {
  link: Link;
  look?: Look;
  /** Field of its label, for editors in draft mode. */
  tag?: FieldTag | undefined;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ContentLink link={link} className={styles.root} data-look={look} onFollow={onFollow}>
      <span className={styles.label} {...tag}>
        {children}
      </span>
    </ContentLink>
  );
}
