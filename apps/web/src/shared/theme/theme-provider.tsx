import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { useAppearance } from './appearance.ts'
import { applyTheme } from './apply-theme.ts'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const onSystemChange = (listener: () => void) => {
  prefersDark.addEventListener('change', listener)
  return () => prefersDark.removeEventListener('change', listener)
}

/** Keeps the document's theme in step with the visitor's choice and the device. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const appearance = useAppearance((state) => state.appearance)
  const systemIsDark = useSyncExternalStore(onSystemChange, () => prefersDark.matches)
  useLayoutEffect(() => applyTheme(appearance, systemIsDark), [appearance, systemIsDark])
  return children
}
