import { useEffect, useState } from 'react'
import type { Modules } from './modules.ts'

/** The drawing of a QR code; its code comes by itself, and where it does not come the typed code has to do. */
export const useModules = (content: string): Modules | undefined => {
  const [drawn, setDrawn] = useState<Modules>()
  useEffect(() => {
    let left = false
    void import('./modules.ts').then(
      ({ modulesOf }) => left || setDrawn(modulesOf(content)),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [content])
  return drawn
}
