import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'

/** Figures on their way, in the size they will have. */
export const Shape = () => (
  <Loading>
    <div className="skeleton figures-shape-line" />
    <div className="skeleton figures-shape-net" />
    <div className="skeleton figures-shape-group" />
    <div className="skeleton figures-shape-group" />
  </Loading>
)
