import { type ComponentType, useEffect, useState } from 'react'
import type { SheetProps } from './sheet-props.ts'

let loaded: ComponentType<SheetProps> | undefined
const load = () => import('./sheet.tsx').then((module) => (loaded = module.AgreementSheet))

/** The sheet's code comes with the first document a person opens; without React's 300 ms of fallback. */
export const AgreementSheet = (props: SheetProps) => {
  const [Sheet, setSheet] = useState(() => loaded)
  const { onClose } = props
  useEffect(() => {
    // without a network the document would not come either; the next tap tries again
    if (!Sheet) load().then((component) => setSheet(() => component), onClose)
  }, [Sheet, onClose])
  return Sheet ? <Sheet {...props} /> : null
}
