import type { ClientConfig } from '@foyer/protocol/config'

let pending: Promise<ClientConfig> | undefined

/**
 * Returns the configuration that the server put into the page, or fetches it if the page comes from a development
 * server.
 */
export const loadConfig = (): Promise<ClientConfig> => {
  pending ??= read().catch((error) => {
    pending = undefined // the next caller tries again
    throw error
  })
  return pending
}

const read = async (): Promise<ClientConfig> => {
  const inlined = document.getElementById('config')?.textContent?.trim()
  if (inlined?.startsWith('{')) return JSON.parse(inlined) as ClientConfig
  return import('./fetch-config.ts').then((part) => part.fetchConfig())
}
