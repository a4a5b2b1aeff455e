import { BridgeError } from '../bridge-error.ts'
import type { Channel } from '../channels/channel.ts'
import { findChannel } from '../channels/find-channel.ts'
import { hostNames } from '../protocol.ts'

/** The used parts of a window; `globalThis` matches. */
export type HostWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Milliseconds by which a bridge may appear later than the page. */
export const hostTimeout = 3_000

const announced = (window: HostWindow): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener(hostNames.ready, end)
      resolve()
    }
    const timer = setTimeout(end, hostTimeout)
    window.addEventListener(hostNames.ready, end)
  })

/**
 * Creates a function that finds the channel to the host, anew for every call. Calls before the host appears share one
 * wait. After a wait in vain no later call waits again.
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
