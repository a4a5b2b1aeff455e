import type { UserConfig } from './host-interface.ts'

/**
 * Takes over what an app draws over the page, where it says so: the `--safe-…` tokens are then the wider of that and of what
 * the system says.
 */
export const takeInsets = <C extends UserConfig>(config: C): C => {
  for (const [edge, width] of Object.entries(config.insets ?? {}))
    document.documentElement.style.setProperty(`--safe-${edge}`, `max(env(safe-area-inset-${edge}, 0px), ${width}px)`)
  return config
}
