import { brand } from '@foyer/api/brand'
import given from './deployment.json' with { type: 'json' }

/** The deployment of the client that this shell opens. */
export interface Deployment {
  /** address of the client: https, on one of `hosts`, with a trailing slash */
  readonly client: string
  /** official hosts; the shell opens no other addresses */
  readonly hosts: readonly string[]
}

/**
 * Reads `deployment.json` and `brand.json`.
 * @throws Error if the address is not an https address of an official host; the build calls this, so that no shell
 * opens another
 */
export const readDeployment = ({ client }: { readonly client: string }, hosts: readonly string[]): Deployment => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/$/.exec(client) ?? []
  if (!hosts.includes(host)) throw new Error(`${client} is not an https address of ${hosts.join(', ')}`)
  return { client, hosts }
}

export const deployment = readDeployment(given, brand.hosts)
