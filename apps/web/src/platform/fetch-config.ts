import type { ClientConfig } from '@foyer/protocol/config'
import { httpTimeout } from '@foyer/protocol/limits'

/** Fetches the configuration if no server put it into the page. A time-out counts as a failure. */
export const fetchConfig = async (): Promise<ClientConfig> => {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), httpTimeout)
  try {
    const response = await fetch('/config.json', { signal: call.signal })
    if (!response.ok) throw new Error(`configuration answered ${response.status}`)
    return (await response.json()) as ClientConfig
  } finally {
    clearTimeout(timer)
  }
}
