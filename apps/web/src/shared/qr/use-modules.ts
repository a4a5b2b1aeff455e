import { useEffect, useState } from 'react'
import type { Modules } from './modules.ts'

/**
 * The drawing of a QR code. Its library loads automatically; without it the result is undefined and the typed code
 * remains.
 */
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
