import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { useDarkMedia } from '@/components/product/product-picture/use-dark-media';
import type { DetailColour } from '@/lib/catalog/article/article-detail';
import { usePictureSource } from '@/lib/catalog/catalogue/media-context';
import {
  picturePath,
  productPicture,
  resolutionFor,
  sourceSet,
  zoomSize,
} from '@/lib/catalog/catalogue/product-image';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-zoom.module.css';
import { useZoom } from './use-zoom';

/** Minimum horizontal movement in CSS pixels that turns a fitted picture. */
const SWIPE = 60;
/** Width in pixels for browsers without WebP. */
const FALLBACK_WIDTH = 1600;
const MOBILE = '(max-width: 991.98px)';

interface PictureProps {
  colour: DetailColour;
  number: number;
  alt: string;
}

/** One picture at its maximum enlarged size. */
function ZoomedPicture({ colour: { itemnum, imageRatio }, number, alt }: PictureProps) {
  const source = usePictureSource();
  const address = productPicture(source, itemnum, number);
  const dark = useDarkMedia();
  const [desktop, mobile] = [zoomSize(imageRatio, 'desktop'), zoomSize(imageRatio, 'mobile')];
  const sources = (isDark: boolean) => ({
    type: 'image/webp',
    srcSet: sourceSet(address, { resolutions: source.widths, dark: isDark ? source.dark : null }),
  });
  const small = { ...mobile, sizes: `${mobile.width}px` };
  const large = { ...desktop, sizes: `${desktop.width}px` };
  const isDark = dark === 'all' ? '' : ` and ${dark}`;
  return (
    <picture>
      {source.dark !== null && dark !== 'not all' && (
        <>
          <source media={`${MOBILE}${isDark}`} {...sources(true)} {...small} />
          <source media={dark} {...sources(true)} {...large} />
        </>
      )}
      <source media={MOBILE} {...sources(false)} {...small} />
      <source {...sources(false)} {...large} />
      <img
        alt={alt}
        {...desktop}
        src={picturePath(address, {
          resolution: resolutionFor(FALLBACK_WIDTH, 1, source.widths),
          format: 'jpg',
        })}
        draggable={false}
      />
    </picture>
  );
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  colour: DetailColour;
  first: number;
  altOf: (number: number) => string;
}

/** Size of the picture fitted into the stage, and enlarged. */
function boxOf(stage: Element, { imageRatio }: DetailColour) {
  const full = zoomSize(imageRatio, matchMedia(MOBILE).matches ? 'mobile' : 'desktop');
  const share = Math.min(stage.clientWidth / full.width, stage.clientHeight / full.height);
  const [width, height] = [full.width * share, full.height * share];
  return { width, height, maxScale: Math.max(1 / Math.max(share, 0.01), 1.5) };
}

function Stage({ colour, first, altOf }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { article: messages, slider } = useMessages();
  const [at, setAt] = useState(first);
  const { stage, view, press, drag, ...zoom } = useZoom((element) => boxOf(element, colour));
  const { scale, x, y } = view;
  const isFitted = scale === 1;
  const moveBy = (by: number) => {
    const next = at + by;
    if (next < 0 || next >= colour.pictures) return;
    zoom.reset();
    setAt(next);
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const way = zoom.release(event);
    if (way && isFitted && Math.abs(way.x) > SWIPE) moveBy(way.x < 0 ? 1 : -1);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => moveBy(-1),
    ArrowRight: () => moveBy(1),
    '+': zoom.enlarge,
    '-': zoom.shrink,
    '0': zoom.reset,
  };
  const steer = (event: KeyboardEvent) => keys[event.key]?.();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <div
      className={styles.root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form fields
      role="group"
      aria-label={messages.pictures}
      onKeyDown={steer}
    >
      <div
        ref={stage}
        className={styles.stage}
        data-enlarged={!isFitted || undefined}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div
          className={styles.picture}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <ZoomedPicture key={at} colour={colour} number={at + 1} alt={altOf(at + 1)} />
        </div>
      </div>
      <div className={styles.tools}>
        <Tool label={slider.previous} isOff={at === 0} onPress={() => moveBy(-1)} look="back" />
        <output className={styles.count}>
          {formatMessage(slider.place, { number: at + 1, count: colour.pictures })}
        </output>
        <Tool
          label={slider.next}
          isOff={at === colour.pictures - 1}
          onPress={() => moveBy(1)}
          look="forward"
        />
        <Tool label={messages.zoomOut} isOff={isFitted} onPress={zoom.shrink} look="out" />
        <Tool label={messages.zoomIn} isOff={false} onPress={zoom.enlarge} look="in" />
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  look: 'back' | 'forward' | 'in' | 'out';
}

function Tool({ label, isOff, onPress, look }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-look={look}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {look === 'in' || look === 'out' ? (
        <span aria-hidden="true">{look === 'in' ? '+' : '−'}</span>
      ) : (
        <Icon name="chevron" />
      )}
    </button>
  );
}

/** An article's pictures in full screen, with zoom. */
export function ArticleZoom({ isOpen, onClose, ...shown }: Props) {
  const { zoom: messages } = useMessages();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.enlarged} hidesTitle size="screen">
      <Stage {...shown} />
    </Dialog>
  );
}
