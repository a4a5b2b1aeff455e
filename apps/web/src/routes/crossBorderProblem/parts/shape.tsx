import { TitledShape } from '../../../shared/cross-border/titled-shape.tsx'

/** The placeholder while the questions load: the search field and the first topics. */
export const QuestionsShape = () => (
  <div className="cb-body questions-shape">
    <div className="skeleton" aria-hidden="true" />
    <TitledShape cards={[6]} />
    <TitledShape cards={[8]} />
    <TitledShape cards={[8]} />
  </div>
)
