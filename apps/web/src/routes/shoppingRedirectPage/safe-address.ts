/** Where the client runs. */
export interface ClientEnvironment {
  readonly origin: string
  /** whether the sandbox simulates the partner under /dev */
  readonly sandbox: boolean
}

/** `URL.canParse` is newer than the browsers we build for. */
const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/**
 * Whether an address from the server leads to the host that the person saw: https, in the exact form that a browser
 * writes, without user or port. The server checks the same; this check covers an answer that does not come from the
 * server.
 */
export const leadsTo = (address: string, host: string, { origin, sandbox }: ClientEnvironment): boolean => {
  if (sandbox && /^\/dev\/[\w/?=&-]*$/.test(address)) return new URL(address, origin).origin === origin
  const url = parsed(address)
  if (!url) return false
  const { protocol, hostname, username, password, port, href } = url
  return protocol === 'https:' && href === address && hostname === host && `${username}${password}${port}` === ''
}
