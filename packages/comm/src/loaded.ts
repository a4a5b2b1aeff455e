import { noAnswer } from './comm-error.ts'

/** Loads a chunk of this library when first needed. A chunk that cannot be loaded is a network failure. */
export const loaded = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw noAnswer('network', 'a part did not load', cause)
  })
