/** An invalid query; the message is that of the vendor's response with status 400. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}
