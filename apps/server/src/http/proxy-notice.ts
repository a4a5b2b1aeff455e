import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'

/** Headers by which a proxy passes on whom it speaks for. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Tells whether an address is in a list of proxies, as in TRUST_PROXY. */
export const isListed = (list: string): ((address: string) => boolean) => {
  const trusts = proxyAddress.compile(list.split(',').flatMap((entry) => entry.trim() || []))
  return (address) => trusts(address, 0)
}

/** Addresses that no visitor comes from over the internet: a proxy does. */
const isInside = isListed('loopback,linklocal,uniquelocal')

/**
 * Says once in the log, as soon as a call shows it, that a proxy stands before this process in another way than TRUST_PROXY
 * says (SEC-1). Either makes every visitor count as the proxy, so that all of them share the limits of one network.
 *
 * @param trustProxy the trusted proxies, as in TRUST_PROXY
 */
export const noticeProxies = (app: FastifyInstance, trustProxy: string): void => {
  const isTrusted = isListed(trustProxy)
  const said = new Set<string>()
  const say = (sentence: string): void => {
    if (said.has(sentence)) return
    said.add(sentence)
    app.log.warn(sentence)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.raw.socket.remoteAddress ?? ''
    const forwards = forwarding.some((name) => name in request.headers)
    if (forwards && isInside(peer) && !isTrusted(peer))
      say('a proxy that TRUST_PROXY does not name passes visitors on: all of them count as the proxy')
    if (!('x-forwarded-for' in request.headers) && trustProxy !== '' && isTrusted(peer) && !isProbe(request.url))
      say('a proxy that TRUST_PROXY names sends no X-Forwarded-For: its visitors count as the proxy')
    done()
  })
}

/** Load balancers and monitors ask these for themselves. */
const isProbe = (url: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(url)
