import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const storeMap = defineBlock({
  id: 'storeMap',
  name: 'Location map',
  description: 'Where a house is: its address, its hours and a map.',
  displayField: 'name',
  fields: {
    name: field.unlocalized(field.symbol(80)),
    address: field.optional(field.unlocalized(field.text(200))),
    openingHours: field.optional(field.text(300)),
    lat: field.help('Latitude in degrees.', field.number(-90, 90)),
    lng: field.help('Longitude in degrees.', field.number(-180, 180)),
    height: field.withDefault(field.help('Pixels the map is high.', field.integer(120, 800)), 400),
    nativeMarker: field.withDefault(
      field.help('The map’s own marker instead of the shop’s.', field.boolean()),
      false,
    ),
  },
});
