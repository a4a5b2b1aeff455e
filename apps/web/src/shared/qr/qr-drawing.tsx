import type { Modules } from './modules.ts'

/** A QR code on a light plate. Black on white in every theme, because scanners look for dark modules. */
export const QrDrawing = ({ modules, label }: { modules: Modules; label: string }) => (
  <svg viewBox={`0 0 ${modules.size} ${modules.size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
    <path d={modules.path} fill="#000000" />
  </svg>
)
