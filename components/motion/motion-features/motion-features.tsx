import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import type { ReactNode } from 'react';
import { loadOptional } from '@/lib/platform/hydration/load-optional';

/** One literal `import()` per line, so that each bundle of features is a separate chunk. */
const BUNDLES = {
  /** Dragging, and animated layout, which reordered lists need. */
  drag: () => import('./drag-features').then(({ dragFeatures }) => dragFeatures),
  /**
   * Features for dragging and `pinch`: a picture is enlarged by two fingers, then dragged by one.
   */
  dragAndPinch: () =>
    import('./drag-and-pinch-features').then(({ dragAndPinchFeatures }) => dragAndPinchFeatures),
};

type Bundle = keyof typeof BUNDLES;

/** Until its features are loaded, or if they fail to load, an `m` element is an ordinary one. */
const load = (bundle: Bundle) =>
  loadOptional(BUNDLES[bundle]).catch(() => new Promise<FeatureBundle>(() => undefined));

interface Props {
  bundle: Bundle;
  children: ReactNode;
}

/**
 * Motion for the `m` elements below. Loads their features when mounted, so mount it when the
 * visitor opens the moving part. Animations of position and size are instant under reduced motion.
 * @see https://motion.dev/docs/react-lazy-motion
 */
export function MotionFeatures({ bundle, children }: Props) {
  return (
    <LazyMotion strict features={() => load(bundle)}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
