/** A query that cannot be answered; the message is what the vendor's API says with status 400. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}
