import type { Config, SlotComponent } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { MISSING } from '@/lib/studio/studio/compose-data';
import type { ComposeType, ComposeTypes } from '@/lib/studio/studio/compose-type';
import { CanvasItem } from './composer-canvas';

type Component = Config['components'][string];

/** Slots of an item as components, which Puck passes in place of their entries. */
function slotsOf({ slots }: ComposeType, props: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    slots.flatMap(({ field }) => {
      const slot = props[field];
      return typeof slot === 'function' ? [[field, slot as SlotComponent]] : [];
    }),
  );
}

function component(type: ComposeType): Component {
  return {
    label: type.name,
    fields: Object.fromEntries(
      type.slots.map(({ field, label, types }) => [
        field,
        { type: 'slot' as const, label, allow: [...types] },
      ]),
    ),
    defaultProps: {
      fields: type.initial,
      ...Object.fromEntries(type.slots.map(({ field }) => [field, []])),
    },
    render: (props) => <CanvasItem id={props.id} type={type.id} slots={slotsOf(type, props)} />,
  };
}

const missing: Component = {
  label: '?',
  permissions: { duplicate: false, insert: false },
  render: ({ id }) => <CanvasItem id={id} type={MISSING} slots={{}} />,
};

/**
 * Puck's configuration, derived from the declarations: one component for each type of a page's
 * blocks and parts. Puck handles only the slots; fields are edited by the studio.
 */
export function composerConfig(types: ComposeTypes): Config {
  const composed = Object.values(types).filter(({ role }) => role !== 'structure');
  const [page] = types['page']?.slots ?? [];
  return {
    components: {
      ...Object.fromEntries(composed.map((type) => [type.id, component(type)])),
      [MISSING]: missing,
    },
    root: {
      label: page?.label ?? '',
      fields: {},
      render: ({ children }: { children: ReactNode }) => <main>{children}</main>,
    },
  };
}
