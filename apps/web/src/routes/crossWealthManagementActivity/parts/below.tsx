import type { WealthDirection } from '@foyer/contract/wealth-connect'
import { Loop } from './loop.tsx'
import { Quota } from './quota.tsx'
import { Shelf } from './shelf.tsx'

export interface BelowProps {
  shown: WealthDirection
  /** the day the shelf is of */
  asOf: string
}

/** What is left of the quota, how money goes round, and what is sold. */
export const Below = ({ shown, asOf }: BelowProps) => (
  <>
    <Quota shown={shown} />
    <Loop direction={shown.direction} />
    <Shelf products={shown.products} asOf={asOf} />
  </>
)
