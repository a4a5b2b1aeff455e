/** Where the client runs. */
export interface Surroundings {
  readonly origin: string
  /** the sandbox plays the partner below /dev */
  readonly sandbox: boolean
}

/**
 * Whether an address that the server gave leads to the host the person read, and nowhere else: https, to the letter as a
 * browser writes it, without user or port. The server checks the same; this is for an answer that is not the server's.
 */
export const leadsTo = (address: string, host: string, { origin, sandbox }: Surroundings): boolean => {
  if (sandbox && /^\/dev\/[\w/?=&-]*$/.test(address)) return new URL(address, origin).origin === origin
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port, href } = new URL(address)
  return protocol === 'https:' && href === address && hostname === host && `${username}${password}${port}` === ''
}
