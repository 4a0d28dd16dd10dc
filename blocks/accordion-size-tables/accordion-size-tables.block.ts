import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const accordionSizeTablesDefinition: BlockDefinition<'accordionSizeTables'> = {
  component: dynamic(() =>
    import('./accordion-size-tables').then((module) => module.AccordionSizeTables),
  ),
  messages: ['sizeTable'],
};
