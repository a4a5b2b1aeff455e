import { brand } from '@foyer/contract/brand'
import given from './deployment.json' with { type: 'json' }

/** Which deployment of the client this shell opens. */
export interface Deployment {
  /** address of the client, https, on one of `hosts`, with a trailing slash */
  readonly client: string
  /** official hosts: addresses on them may be opened, and nothing else */
  readonly hosts: readonly string[]
}

/**
 * What `deployment.json` and `brand.json` say.
 *
 * @throws Error where the address is no https address of an official host: the build asks, so that no shell opens another
 */
export const readDeployment = ({ client }: { readonly client: string }, hosts: readonly string[]): Deployment => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/$/.exec(client) ?? []
  if (!hosts.includes(host)) throw new Error(`${client} is no https address of ${hosts.join(', ')}`)
  return { client, hosts }
}

export const deployment = readDeployment(given, brand.hosts)
