import { useState, type PointerEvent } from 'react';
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

/** Focal points of a use of a picture. */
interface Focus extends Point {
  narrow?: Point;
}

/** Points of a value; those of narrow screens are the same unless they have their own. */
function focusOf(value: unknown): Focus | null {
  const wide = pointOf(value);
  const narrow = pointOf(Object(value).narrow);
  return wide && { ...wide, ...(narrow && { narrow }) };
}

const SCREENS = ['wide', 'narrow'] as const;
type Screen = (typeof SCREENS)[number];

/** Value with another point for a kind of screens; `null` for none of its own. */
function withPoint(focus: Focus | null, screen: Screen, point: Point | null): Focus | null {
  const { narrow, ...wide }: Focus = focus ?? MIDDLE;
  if (screen === 'narrow') return point ? { ...wide, narrow: point } : wide;
  return point && { ...point, ...(narrow && { narrow }) };
}

function Picture({
  source,
  shown,
  isSet,
  onChange,
}: {
  source: string;
  shown: Point;
  isSet: boolean;
  onChange: (point: Point) => void;
}) {
  return (
    <div
      className={own.focusPicture}
      onPointerDown={(event) => onChange(pointed(event))}
      aria-hidden="true"
    >
      {/* The CMS has already scaled the pictures of an editor's view. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img src={source} alt="" draggable={false} />
      <span
        data-set={isSet || undefined}
        style={{ insetInlineStart: `${shown.x}%`, insetBlockStart: `${shown.y}%` }}
      />
    </div>
  );
}

/** The focal points of a cropped picture, each set by a click or with two sliders. */
export function FocusControl(props: FieldControlProps & Choices & Siblings) {
  const { field, value, messages, linked, siblings, onChange } = props;
  const [chosen, setScreen] = useState<Screen>('wide');
  if (field.input.kind !== 'focus') return null;
  const { focus: words } = messages;
  const { id } = Object(Object(siblings[field.input.picture]?.['de']).sys);
  const thumbnail = typeof id === 'string' ? linked[id]?.thumbnail : null;
  if (!thumbnail) return <p className={styles.hint}>{words.noPicture}</p>;
  const source = whole(thumbnail);
  const focus = focusOf(value);
  const screen = focus === null ? 'wide' : chosen;
  const point = screen === 'wide' ? focus : (focus?.narrow ?? null);
  const shown = point ?? focus ?? MIDDLE;
  const set = (next: Point | null) => onChange(withPoint(focus, screen, next));
  const place = ({ x, y }: Point) => set({ x, y });
  return (
    <div className={own.focus}>
      <label className={styles.choice}>
        {words.screen}
        <select
          value={screen}
          onChange={({ currentTarget }) =>
            setScreen(currentTarget.value === 'narrow' ? 'narrow' : 'wide')
          }
        >
          {SCREENS.map((each) => (
            // Without a point for all, the block decides, for phones as well.
            <option key={each} value={each} disabled={each === 'narrow' && focus === null}>
              {words[each]}
            </option>
          ))}
        </select>
      </label>
      <Picture source={source} shown={shown} isSet={point !== null} onChange={place} />
      <Axis axis="x" point={shown} label={words.across} onChange={place} />
      <Axis axis="y" point={shown} label={words.down} onChange={place} />
      <Crops source={source} point={shown} label={messages.library.crops} />
      {point && (
        <Button look="quiet" onClick={() => set(null)}>
          {screen === 'wide' ? words.reset : words.sameAsWide}
        </Button>
      )}
    </div>
  );
}
