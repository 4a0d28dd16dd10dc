/** English messages of the pages about packing. */
export const packingEn = {
  orders: 'Orders to pack',
  pick: 'To fetch from the shelves',
  pieces: 'pieces',
  none: 'Nothing is to be packed.',
  nothing: 'Nothing of this order is to be packed.',
  next: 'Next round',
  scan: 'Scan or type a SKU',
  pack: 'Pack',
  all: 'All is packed',
  partial: 'Ship what is packed, the rest later',
  complete: 'packed',
  notNeeded: 'No more pieces of this SKU belong in this parcel.',
  ship: 'Ship, and on to the next order',
};

/** German messages of the pages about packing. */
export const packingDe: typeof packingEn = {
  orders: 'Bestellungen zum Packen',
  pick: 'Aus den Regalen zu holen',
  pieces: 'Stück',
  none: 'Es ist nichts zu packen.',
  nothing: 'Von dieser Bestellung ist nichts zu packen.',
  next: 'Nächste Runde',
  scan: 'SKU scannen oder eintippen',
  pack: 'Packen',
  all: 'Alles ist gepackt',
  partial: 'Gepacktes versenden, den Rest später',
  complete: 'gepackt',
  notNeeded: 'Von dieser SKU gehört kein weiteres Stück in dieses Paket.',
  ship: 'Versenden und weiter zur nächsten Bestellung',
};
