import type { AddressInfo } from 'node:net'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import type { App } from './app.ts'

/** Requests still running this long after the door was shut are cut, in milliseconds. */
const patience = 10_000

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

/** Takes no more connections, after DRAIN_SECONDS of serving on, and waits for the requests that are running. */
export const drain = async (app: App, { DRAIN_SECONDS }: Pick<Environment, 'DRAIN_SECONDS'>): Promise<void> => {
  // closing ends the connections that are idle at that moment; one that becomes idle later would be kept alive
  const idle = setInterval(() => app.server.listening || app.server.closeIdleConnections(), 20)
  const limit = setTimeout(() => app.server.closeAllConnections(), DRAIN_SECONDS * 1000 + patience)
  await app.close()
  clearInterval(idle)
  clearTimeout(limit)
}
