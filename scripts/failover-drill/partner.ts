import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Certificates } from '../production-demo/certificates.ts'

/** A partner that accepts every order, and counts what it received. */
export interface Partner {
  readonly port: number
  /** the order in which each code came */
  readonly orders: ReadonlyMap<string, string>
  /** codes that came in more than one order */
  readonly twice: readonly string[]
  stop(): void
}

/** @param host the address that it listens on */
export const startPartner = async (host: string, { certificate, key }: Certificates): Promise<Partner> => {
  const orders = new Map<string, string>()
  const twice: string[] = []
  const server = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    async (request, response) => {
      const { order, code } = JSON.parse(await text(request)) as { order: string; code: string }
      if ((orders.get(code) ?? order) !== order) twice.push(code)
      orders.set(code, order)
      response.end(JSON.stringify({ order, outcome: 'delivered' }))
    },
  )
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    orders,
    twice,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
