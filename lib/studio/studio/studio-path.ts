/** A page of the studio; its first one for anything else, because an address may be made by anybody. */
export const studioPath = (address: string | undefined): string =>
  address && /^\/studio(?:[/?][\w/?&=.%+~:-]*)?$/.test(address) && !address.includes('//')
    ? address
    : '/studio';
