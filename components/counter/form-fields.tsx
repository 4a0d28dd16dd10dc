import type { ComponentProps } from 'react';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import tool from '@/components/studio/studio.module.css';

/** Field that has the focus when the page opens, because a scanner types where the focus is. */
export function ScannedInput(props: ComponentProps<'input'>) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  return <input autoComplete="off" autoFocus {...props} />;
}

/** Choice of one shop or all. */
export function ShopChoice({
  counter: { messages },
  project,
}: {
  counter: CounterHead;
  project: ProjectId | null;
}) {
  return (
    <label className={tool.choice}>
      {messages.shop}
      <select name="project" defaultValue={project ?? ''}>
        <option value="">{messages.allShops}</option>
        {PROJECT_IDS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
