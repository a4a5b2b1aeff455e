import '../libraries/no-functions-from-text.ts'
import { CommError, type Transport } from '@foyer/comm'
import { type ClientConfig, clientConfig, type HostTable } from '@foyer/protocol/config'

/** Makes hosts absolute that are paths on the client's own origin. All others must be https. */
const absolute = (hosts: HostTable, client: string): HostTable => {
  const origin = client.slice(0, -1)
  const found = Object.entries(hosts).map(
    ([name, host]) => [name, host.startsWith('/') ? origin + host : host] as const,
  )
  const bare = found.find(([, host]) => !host.startsWith('https://'))
  if (bare) throw new CommError('unreadable', `the ${bare[0]} host is not https`)
  return Object.fromEntries(found) as HostTable
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Loads the configuration of the deployment, the same as in the web view.
 * @throws CommError if it fails to load or is invalid
 */
export const loadClientConfig = async (client: string, transport: Transport): Promise<ClientConfig> => {
  const request = { url: `${client}config.json`, method: 'GET', headers: {}, fresh: true }
  const { status, text } = await transport(request)
  const { data } = clientConfig.safeParse(status === 200 ? parsed(text) : undefined)
  if (!data) throw new CommError('unreadable', 'no configuration of a deployment')
  return { ...data, hosts: absolute(data.hosts, client) }
}
