import type { Modules } from '../qr/modules.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './presentation.module.css'
import { text } from './text.ts'

/** Black on white in every theme, because scanners look for dark modules. */
export const QrCode = ({ modules }: { modules: Modules | undefined }) => {
  const t = useText(text)
  if (!modules) return <span className={styles.qrPlate} />
  return (
    <span className={styles.qrPlate}>
      <svg viewBox={`0 0 ${modules.size} ${modules.size}`} shapeRendering="crispEdges" role="img" aria-label={t.qr}>
        <path d={modules.path} fill="#000000" />
      </svg>
    </span>
  )
}
