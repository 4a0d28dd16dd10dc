import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import type { ReactNode } from 'react';
import { loadOptional } from '@/lib/platform/hydration/load-optional';

/** One literal `import()` per line: each bundle of features is a chunk of its own. */
const BUNDLES = {
  /** Dragging, and the animated layout that reordered lists need. */
  drag: () => import('./drag-features').then(({ dragFeatures }) => dragFeatures),
  /**
   * Features for dragging and `pinch`: a picture is enlarged by two fingers, then dragged by one.
   */
  dragAndPinch: () =>
    import('./drag-and-pinch-features').then(({ dragAndPinchFeatures }) => dragAndPinchFeatures),
};

type Bundle = keyof typeof BUNDLES;

/** Until its features are loaded, and if they cannot be, an `m` element is a plain one. */
const load = (bundle: Bundle) =>
  loadOptional(BUNDLES[bundle]).catch(() => new Promise<FeatureBundle>(() => undefined));

interface Props {
  bundle: Bundle;
  children: ReactNode;
}

/**
 * Motion for the `m` elements below. It loads their features when it is mounted: mount it when the
 * visitor opens what moves. Animations of position and size are instant under reduced motion.
 * @see https://motion.dev/docs/react-lazy-motion
 */
export function MotionFeatures({ bundle, children }: Props) {
  return (
    <LazyMotion strict features={() => load(bundle)}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
