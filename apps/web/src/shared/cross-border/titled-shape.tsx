import { TextShape } from '../ui/skeleton/skeleton.tsx'
import './cross-border.css'

/** Placeholder of a title and of cards with the given numbers of lines. */
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
