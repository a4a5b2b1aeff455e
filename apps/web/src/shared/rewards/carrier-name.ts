import type { Texts } from '../text/table.ts'
import type { text } from './text.ts'

/** The name of a carrier in the language of the reader. An unknown carrier has the name that staff entered. */
export const carrierName = (t: Texts<typeof text>, carrier: string): string =>
  carrier === 'SF Express' ? t.sfExpress : carrier
