import type { WealthDirection } from '@foyer/api/wealth-connect'
import { Loop } from './loop.tsx'
import { Quota } from './quota.tsx'
import { Shelf } from './shelf.tsx'

export interface BelowProps {
  shown: WealthDirection
  /** date of the product list */
  asOf: string
}

/** The remaining quota, the closed loop of money, and the products. */
export const Below = ({ shown, asOf }: BelowProps) => (
  <>
    <Quota shown={shown} />
    <Loop direction={shown.direction} />
    <Shelf products={shown.products} asOf={asOf} />
  </>
)
