import { SlidersHorizontal } from 'lucide-react'
import { Button } from './button.tsx'

interface Props {
  readonly name: string
  /** how many folded filters are in use; nothing is shown for 0 */
  readonly inUse: number
  readonly isUnfolded: boolean
  readonly unfold: (isUnfolded: boolean) => void
}

/** On a phone, the button that shows all filters: without it only the first one is visible. It stands after that one. */
export const UnfoldFilters = ({ name, inUse, isUnfolded, unfold }: Props) => (
  <Button
    className="filter-unfold"
    aria-expanded={isUnfolded}
    icon={<SlidersHorizontal size={16} aria-hidden="true" />}
    onClick={() => unfold(!isUnfolded)}
  >
    {name}
    {inUse > 0 && <span className="tab-count">{inUse}</span>}
  </Button>
)
