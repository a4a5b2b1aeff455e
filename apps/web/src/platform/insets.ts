import type { UserConfig } from './host-interface.ts'

/**
 * Applies the insets that an app reports. Each `--safe-…` token becomes the larger of the app's and the system's inset.
 */
export const takeInsets = <C extends UserConfig>(config: C): C => {
  for (const [edge, width] of Object.entries(config.insets ?? {}))
    document.documentElement.style.setProperty(`--safe-${edge}`, `max(env(safe-area-inset-${edge}, 0px), ${width}px)`)
  return config
}
