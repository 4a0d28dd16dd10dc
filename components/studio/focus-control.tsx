import type { PointerEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Choices, FieldControlProps, Siblings } from './field-control-props';
import own from './focus-control.module.css';
import styles from './studio.module.css';

interface Point {
  /** Percent of the picture's width. */
  x: number;
  /** Percent of its height. */
  y: number;
}

const MIDDLE: Point = { x: 50, y: 50 };

function pointOf(value: unknown): Point | null {
  const { x, y } = Object(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

const inPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

function pointed({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: inPercent((clientX - left) / width), y: inPercent((clientY - top) / height) };
}

/** URL of the whole picture, because the thumbnail is cropped to a square. */
const whole = (thumbnail: string): string => `${thumbnail.split('?', 1)[0]}?w=480`;

function Axis({
  axis,
  point,
  label,
  onChange,
}: {
  axis: keyof Point;
  point: Point;
  label: string;
  onChange: (point: Point) => void;
}) {
  return (
    <label className={styles.choice}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={point[axis]}
        onChange={(event) => onChange({ ...point, [axis]: Number(event.currentTarget.value) })}
      />
    </label>
  );
}

/** Formats that blocks crop pictures to, on wide and narrow screens. */
const FORMATS = ['16 / 9', '4 / 3', '1 / 1', '3 / 4'] as const;

/** The picture in each format, cropped around the point. */
function Crops({ source, point, label }: { source: string; point: Point; label: string }) {
  return (
    <figure className={own.crops}>
      <figcaption className={styles.hint}>{label}</figcaption>
      {FORMATS.map((format) => (
        <span key={format}>
          {/* The CMS has already scaled the pictures of an editor's view. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          <img
            src={source}
            alt=""
            draggable={false}
            style={{ aspectRatio: format, objectPosition: `${point.x}% ${point.y}%` }}
          />
          {format.replaceAll(' ', '').replace('/', ':')}
        </span>
      ))}
    </figure>
  );
}

/** The focal point of a cropped picture, set by a click or with two sliders. */
export function FocusControl(props: FieldControlProps & Choices & Siblings) {
  const { field, value, messages, linked, siblings, onChange } = props;
  if (field.input.kind !== 'focus') return null;
  const { id } = Object(Object(siblings[field.input.picture]?.['de']).sys);
  const thumbnail = typeof id === 'string' ? linked[id]?.thumbnail : null;
  const point = pointOf(value);
  if (!thumbnail) return <p className={styles.hint}>{messages.focus.noPicture}</p>;
  const shown = point ?? MIDDLE;
  return (
    <div className={own.focus}>
      <div
        className={own.focusPicture}
        onPointerDown={(event) => onChange(pointed(event))}
        aria-hidden="true"
      >
        {/* The CMS has already scaled the pictures of an editor's view. */}
        {/* oxlint-disable-next-line nextjs/no-img-element */}
        <img src={whole(thumbnail)} alt="" draggable={false} />
        <span
          data-set={point !== null || undefined}
          style={{ insetInlineStart: `${shown.x}%`, insetBlockStart: `${shown.y}%` }}
        />
      </div>
      <Axis axis="x" point={shown} label={messages.focus.across} onChange={onChange} />
      <Axis axis="y" point={shown} label={messages.focus.down} onChange={onChange} />
      <Crops source={whole(thumbnail)} point={shown} label={messages.library.crops} />
      {point && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {messages.focus.reset}
        </Button>
      )}
    </div>
  );
}
