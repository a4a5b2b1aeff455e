import { noAnswer } from './comm-error.ts'

/** A part of this library that is loaded when first needed, or the network failure that its absence is. */
export const loaded = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw noAnswer('network', 'a part did not load', cause)
  })
