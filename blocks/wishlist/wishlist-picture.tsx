import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { WishlistLine } from '@/lib/commerce/wishlist/wishlist';
import styles from './wishlist-line.module.css';

/** Milliseconds of hovering before the second picture shows. */
const HOVER_MS = 300;

/** Whether a mouse is hovering, which touch cannot. */
function useHover() {
  const [isHovered, setIsHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isHovered,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsHovered(true), HOVER_MS);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setIsHovered(false);
      },
    },
  };
}

/** The article's first picture; the second while hovering. */
export function WishlistPicture({ line }: { line: WishlistLine }) {
  const { isHovered, handlers } = useHover();
  return (
    // Hidden from screen readers: the name beside it is the link.
    <span className={styles.picture} aria-hidden="true" {...handlers}>
      <ProductPicture
        articleNumber={line.itemNumber}
        index={isHovered && line.pictures > 1 ? 2 : 1}
        alt={line.imageAlt || line.name}
        ratio={line.imageRatio}
        sizes="(min-width: 768px) 10rem, 6.5rem"
        size="thumb"
      />
    </span>
  );
}
