import type { Modules } from '../../../shared/qr/modules.ts'
import { QrDrawing } from '../../../shared/qr/qr-drawing.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The plate, which is there before its code is drawn. */
export const QrCode = ({ modules }: { modules: Modules | undefined }) => {
  const t = useText(text)
  return <span className={styles.qrPlate}>{modules && <QrDrawing modules={modules} label={t.qr} />}</span>
}
