import { once } from 'node:events'
import { type ConnectionOptions, connect, type PeerCertificate } from 'node:tls'
import { type Finding, fault, ok, warning } from './finding.ts'

/** Milliseconds until an origin counts as unreachable. */
const longest = 5_000
const day = 86_400_000
/** Days before the end of a certificate from which it is a warning. */
const renewBefore = 21

interface Seen {
  readonly certificate: PeerCertificate
  readonly protocol: string | null
  /** why the certificate is not trusted; undefined if it is */
  readonly distrust: string | undefined
}

const lookAt = async (host: string, options: ConnectionOptions): Promise<Seen> => {
  const socket = connect({ host, port: 443, servername: host, ...options, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(longest) })
    return {
      certificate: socket.getPeerCertificate(),
      protocol: socket.getProtocol(),
      distrust: socket.authorized ? undefined : String(socket.authorizationError),
    }
  } finally {
    socket.destroy()
  }
}

const findingOf = async (host: string, now: number, options: ConnectionOptions): Promise<Finding> => {
  const seen = await lookAt(host, options).catch((error: Error) => error)
  if (seen instanceof Error)
    return warning(
      'https',
      `${host} cannot be reached from here (${(seen as NodeJS.ErrnoException).code ?? seen.name})`,
    )
  const { certificate, protocol, distrust } = seen
  if (distrust !== undefined) return fault('https', `The certificate of ${host} is not trusted: ${distrust}.`)
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / day)
  const message = `${host} speaks ${protocol}; its certificate is valid for ${days} more days`
  return days < renewBefore ? warning('https', message) : ok('https', message)
}

/**
 * Checks the TLS of the hosts that visitors use, as far as this machine can reach them. A host that cannot be reached is
 * a warning, since a proxy may be set up later.
 *
 * @param now milliseconds since 1970
 * @param options of the connection, for a test
 */
export const originFindings = async (
  hosts: readonly string[],
  now: number,
  options: ConnectionOptions = {},
): Promise<readonly Finding[]> => Promise.all(hosts.map((host) => findingOf(host, now, options)))
