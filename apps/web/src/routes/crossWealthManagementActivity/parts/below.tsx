import type { WealthDirection } from '@foyer/api/wealth-connect'
import { Loop } from './loop.tsx'
import { Shelf } from './shelf.tsx'

export interface BelowProps {
  shown: WealthDirection
  /** date of the product list */
  asOf: string
}

/** The closed loop of money, and the products. */
export const Below = ({ shown, asOf }: BelowProps) => (
  <>
    <Loop direction={shown.direction} />
    <Shelf products={shown.products} asOf={asOf} />
  </>
)
