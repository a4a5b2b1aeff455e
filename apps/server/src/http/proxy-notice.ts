import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Headers in which a proxy passes on the address of its client. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Returns a function that tests whether an address is in a list of proxies, as in TRUST_PROXY. */
export const isListed = (list: string): ((address: string) => boolean) => {
  const trusts = proxyAddress.compile(list.split(',').flatMap((entry) => entry.trim() || []))
  return (address) => trusts(address, 0)
}

/** Addresses from which visitors never arrive over the internet, but a proxy does. */
const isInside = isListed('loopback,linklocal,uniquelocal')

const isLoopback = isListed('loopback')

/**
 * Warns once in the log, as soon as a call shows it, if the proxies before this process differ from TRUST_PROXY
 * (SEC-1). Any difference makes every visitor count as the proxy, so that all visitors share the limits of one network.
 * A proxy that sends none of these headers looks like a caller on this machine, whom only operators and probes are.
 *
 * @param trustProxy the trusted proxies, as in TRUST_PROXY
 */
export const noticeProxies = (app: FastifyInstance, trustProxy: string): void => {
  const isTrusted = isListed(trustProxy)
  const logged = new Set<string>()
  const warnOnce = (sentence: string): void => {
    if (logged.has(sentence)) return
    logged.add(sentence)
    app.log.warn(sentence)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.raw.socket.remoteAddress ?? ''
    const forwards = forwarding.some((name) => name in request.headers)
    if (forwards && isInside(peer) && !isTrusted(peer))
      warnOnce('a proxy that TRUST_PROXY does not name passes visitors on: all of them count as the proxy')
    if (!('x-forwarded-for' in request.headers) && trustProxy !== '' && isTrusted(peer) && !isProbe(request.url))
      warnOnce('a proxy that TRUST_PROXY names sends no X-Forwarded-For: its visitors count as the proxy')
    if (!forwards && trustProxy === '' && isLoopback(peer) && !isProbe(request.url) && !isOperators(request))
      warnOnce(
        'calls come from this machine without X-Forwarded-For: a proxy must send it, and TRUST_PROXY must name it',
      )
    done()
  })
}

/** Staff and operators may call from this machine. */
const isOperators = ({ url, headers }: FastifyRequest): boolean =>
  /^\/(operators|insights|console|staff)\b/.test(url) || headers.authorization !== undefined

/** Load balancers and monitors call these directly. */
const isProbe = (url: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(url)
