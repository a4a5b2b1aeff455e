import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { useAppearance } from './appearance.ts'
import { applyTheme } from './apply-theme.ts'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const onSystemChange = (listener: () => void) => {
  prefersDark.addEventListener('change', listener)
  return () => prefersDark.removeEventListener('change', listener)
}

/** Updates the document's theme when the visitor's choice or the device's setting changes. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const appearance = useAppearance((state) => state.appearance)
  const isDark = () => prefersDark.matches
  const systemIsDark = useSyncExternalStore(onSystemChange, isDark, isDark)
  useLayoutEffect(() => applyTheme(appearance, systemIsDark), [appearance, systemIsDark])
  return children
}
