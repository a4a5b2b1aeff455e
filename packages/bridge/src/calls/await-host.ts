import { BridgeError } from '../bridge-error.ts'
import type { Channel } from '../channels/channel.ts'
import { findChannel } from '../channels/find-channel.ts'
import { hostNames } from '../protocol.ts'

/** What of a window is used; `globalThis` fits. */
export type HostWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Milliseconds that a bridge may come later than the page. */
export const hostPatience = 3_000

const announced = (window: HostWindow): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener(hostNames.ready, end)
      resolve()
    }
    const timer = setTimeout(end, hostPatience)
    window.addEventListener(hostNames.ready, end)
  })

/**
 * Gives the way to the host, for every call anew. Calls that come before the host share one wait for it, and once that was
 * in vain no later call waits again.
 */
export const hostFinder = (window: HostWindow): (() => Promise<Channel>) => {
  let waiting: Promise<void> | undefined
  let wasThere = false
  return async () => {
    if (!findChannel(window) && !wasThere) {
      waiting ??= announced(window)
      await waiting
    }
    const channel = findChannel(window)
    if (!channel && wasThere) throw new BridgeError('gone', 'the host took its bridge away')
    if (!channel) throw new BridgeError('missing', 'the host has no bridge')
    wasThere = true
    return channel
  }
}
