import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, if the browser supports it. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const release = () => {
      void lock?.release()
      lock = undefined
    }
    const hold = async () => {
      if (document.hidden) return release()
      if (!('wakeLock' in navigator)) return
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      // the page may have been left or hidden meanwhile
      if (left || document.hidden) void held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      release()
    }
  }, [])
}
