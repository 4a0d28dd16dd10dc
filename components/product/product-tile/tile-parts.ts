import { coloursOf } from '@/lib/catalog/catalogue/tile-colours';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { Leafing } from './leafing';
import { OtherPictures } from './other-pictures';
import { SizeChips } from './size-chips';
import { TileActions } from './tile-actions';
import { TileColours } from './tile-colours';

/** The deferred parts of a tile, in one chunk, which idle tiles do not load. */
export const tileParts = {
  Actions: TileActions,
  Colours: TileColours,
  Leafing,
  OtherPictures,
  SizeChips,
  coloursOf,
  summaryOf: tileSummary,
};

export type TileParts = typeof tileParts;
