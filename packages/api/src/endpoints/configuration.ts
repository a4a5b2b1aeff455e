import { clientConfig } from '@foyer/protocol/config'
import { endpoints } from './endpoint.ts'

/** The configuration, for pages in which the server did not embed it. */
export const configurationEndpoints = endpoints({
  'GET /config.json': {
    host: 'root',
    access: 'open',
    tag: 'configuration',
    summary: 'Hosts, variant and public keys that a client build needs to run here',
    reply: clientConfig,
    cache: 'public, no-cache',
  },
})
