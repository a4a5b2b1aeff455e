import type { Texts } from '../text/table.ts'
import type { text } from './text.ts'

/** The name of a carrier in the language of the reader; one that the client does not know as staff wrote it. */
export const carrierName = (t: Texts<typeof text>, carrier: string): string =>
  carrier === 'SF Express' ? t.sfExpress : carrier
