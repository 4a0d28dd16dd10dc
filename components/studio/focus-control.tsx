import { useId, useState, type PointerEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import {
  pictureFormats,
  SCREENS,
  type Formats,
  type Screen,
} from '@/lib/studio/studio/picture-formats';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
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
        onChange={(event) =>
          onChange({ x: point.x, y: point.y, [axis]: Number(event.currentTarget.value) })
        }
      />
    </label>
  );
}

/** Focal points of a use of a picture. */
interface Focus extends Point {
  medium?: Point;
  narrow?: Point;
}

/** Points of a value; the smaller screens have that of the wide ones unless they have their own. */
function focusOf(value: unknown): Focus | null {
  const wide = pointOf(value);
  const [medium, narrow] = [pointOf(Object(value).medium), pointOf(Object(value).narrow)];
  return wide && { ...wide, ...(medium && { medium }), ...(narrow && { narrow }) };
}

const ownPoint = (focus: Focus | null, screen: Screen): Point | null =>
  (screen === 'wide' ? focus : focus?.[screen]) ?? null;

/** Value with another point for a kind of screens; `null` for none of its own. */
function withPoint(focus: Focus | null, screen: Screen, point: Point | null): Focus | null {
  if (screen === 'wide') return point && { ...focus, x: point.x, y: point.y };
  const { [screen]: _, ...others }: Focus = focus ?? MIDDLE;
  return point ? { ...others, [screen]: { x: point.x, y: point.y } } : others;
}

interface CropsProps {
  source: string;
  focus: Focus | null;
  formats: Formats;
  screen: Screen;
  messages: StudioMessages;
  onChoose: (screen: Screen) => void;
}

/** The picture in the format of each kind of screens, cropped around its point; one is chosen to set that. */
function Crops({ source, focus, formats, screen, messages, onChoose }: CropsProps) {
  const { focus: words, library } = messages;
  const name = useId();
  return (
    <fieldset className={own.crops}>
      <legend className={styles.hint}>{library.crops}</legend>
      {SCREENS.map((each) => {
        const format = formats[each];
        const { x, y } = ownPoint(focus, each) ?? focus ?? MIDDLE;
        return (
          <label key={each}>
            {/* The CMS has already scaled the pictures of an editor's view. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              src={source}
              alt=""
              draggable={false}
              style={{
                aspectRatio: format ? format.join(' / ') : 'auto',
                objectPosition: `${x}% ${y}%`,
              }}
            />
            <span className={own.screen}>
              <input
                type="radio"
                name={name}
                checked={each === screen}
                // Without a point for all, the block decides, for smaller screens as well.
                disabled={each !== 'wide' && focus === null}
                onChange={() => onChoose(each)}
              />
              {`${words.screens[each]} ${format ? format.join(':') : words.whole}`}
            </span>
            {each !== 'wide' && ownPoint(focus, each) && (
              <span className={styles.hint}>{words.own}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
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

/** The focal points of a cropped picture, one for each format, each set by a click or with two sliders. */
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
  const point = ownPoint(focus, screen);
  const shown = point ?? focus ?? MIDDLE;
  const place = (next: Point | null) => onChange(withPoint(focus, screen, next));
  return (
    <div className={own.focus}>
      <Crops
        source={source}
        focus={focus}
        formats={pictureFormats(field.input.type, siblings)}
        screen={screen}
        messages={messages}
        onChoose={setScreen}
      />
      <Picture source={source} shown={shown} isSet={point !== null} onChange={place} />
      <Axis axis="x" point={shown} label={words.across} onChange={place} />
      <Axis axis="y" point={shown} label={words.down} onChange={place} />
      {point && (
        <Button look="quiet" onClick={() => place(null)}>
          {screen === 'wide' ? words.reset : words.sameAsWide}
        </Button>
      )}
    </div>
  );
}
