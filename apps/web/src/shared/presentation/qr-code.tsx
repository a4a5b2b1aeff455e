import type { Modules } from '../qr/modules.ts'
import { QrDrawing } from '../qr/qr-drawing.tsx'
import { useText } from '../text/use-text.ts'
import * as styles from './presentation.module.css'
import { text } from './text.ts'

/** The plate, which is there before its code is drawn. */
export const QrCode = ({ modules }: { modules: Modules | undefined }) => {
  const t = useText(text)
  return <span className={styles.qrPlate}>{modules && <QrDrawing modules={modules} label={t.qr} />}</span>
}
