import { TextShape } from '../ui/skeleton/skeleton.tsx'
import './cross-border.css'

/** A title, and below it cards of so many lines each, on their way. */
export const TitledShape = ({ cards }: { cards: readonly number[] }) => (
  <div className="cb-shape" aria-hidden="true">
    <div className="skeleton" />
    {[...cards.entries()].map(([n, lines]) => (
      <div key={n} className="cb-card cb-shape-lines">
        <TextShape lines={lines} />
      </div>
    ))}
  </div>
)
