import type { AddressInfo } from 'node:net'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import type { App } from './app.ts'

/** Requests still running this long after the stop was asked for are cut, in milliseconds. */
const drainLimit = 10_000

/** @returns the port, which is a free one where PORT is 0. @throws StartError when the address cannot be had */
export const listen = async (
  app: App,
  { PORT: port, HOST: host }: Pick<Environment, 'PORT' | 'HOST'>,
): Promise<number> => {
  try {
    await app.listen({ port, host })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const sentence = {
      EADDRINUSE: `Port ${port} is in use: stop what listens there, or set PORT.`,
      EACCES: `Port ${port} is not ours to take: set PORT above 1023.`,
      EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    }[code ?? '']
    throw sentence === undefined ? cause : new StartError(sentence, { cause })
  }
  return (app.server.address() as AddressInfo).port
}

/** Takes no more connections and waits for the requests that are running. */
export const drain = async (app: App): Promise<void> => {
  // closing ends the connections that are idle at that moment; one that becomes idle later would be kept alive
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  const limit = setTimeout(() => app.server.closeAllConnections(), drainLimit)
  await app.close()
  clearInterval(idle)
  clearTimeout(limit)
}
