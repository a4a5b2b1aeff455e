import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'

/** The placeholder while the figures load, in their final size. */
export const Shape = () => (
  <Loading>
    <div className="skeleton figures-shape-line" />
    <div className="skeleton figures-shape-net" />
    <div className="skeleton figures-shape-group" />
    <div className="skeleton figures-shape-group" />
  </Loading>
)
