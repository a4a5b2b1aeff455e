import type { WealthDirection } from '@foyer/api/wealth-connect'
import { Loop } from './loop.tsx'
import { Shelf } from './shelf.tsx'

export interface BelowProps {
  shown: WealthDirection
}

/** The closed loop of money, and the products. */
export const Below = ({ shown }: BelowProps) => (
  <>
    <Loop direction={shown.direction} />
    <Shelf products={shown.products} />
  </>
)
