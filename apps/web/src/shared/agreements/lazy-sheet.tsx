import { type ComponentType, useEffect, useState } from 'react'
import type { SheetProps } from './sheet-props.ts'

let loaded: ComponentType<SheetProps> | undefined
const load = () => import('./sheet.tsx').then((module) => (loaded = module.AgreementSheet))

/**
 * Loads the sheet's code when a person opens the first document. It avoids React's `lazy`, whose fallback stays for 300
 * ms.
 */
export const AgreementSheet = (props: SheetProps) => {
  const [Sheet, setSheet] = useState(() => loaded)
  const { onClose } = props
  useEffect(() => {
    // offline, the document could not load either; the next tap retries
    if (!Sheet) load().then((component) => setSheet(() => component), onClose)
  }, [Sheet, onClose])
  return Sheet ? <Sheet {...props} /> : null
}
