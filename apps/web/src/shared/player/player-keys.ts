import type { KeyboardEvent } from 'react'
import type { Playback } from './playback.ts'

/**
 * Single-key shortcuts of the player. They work only while the focus is in this player, and only where the focused
 * control does not use the key itself.
 */
export const playerKeys = (event: KeyboardEvent, playback: Playback, toggleFullScreen: () => void): void => {
  const target = event.target as HTMLElement
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || target.tagName === 'SELECT') return
  const { time, isMuted } = playback.view()
  const acts: Readonly<Record<string, () => void>> = {
    k: () => playback.toggle(),
    f: toggleFullScreen,
    ...(playback.isLive
      ? { m: () => playback.setMuted(!isMuted) }
      : { j: () => playback.seek(time - 10), l: () => playback.seek(time + 10) }),
  }
  const act = acts[event.key.toLowerCase()]
  if (!act) return
  event.preventDefault()
  act()
}
