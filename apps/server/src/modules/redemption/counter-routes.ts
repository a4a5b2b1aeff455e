import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '@foyer/api/texts'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { permissions } from '../../http/security-headers.ts'
import { table } from '../../texts.ts'
import { demoMerchant } from './seed.ts'

const folder = join(import.meta.dirname, 'counter')
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const
/** Files by address below /dev. */
const files = {
  '/counter': 'counter.html',
  '/counter/tokens.generated.css': 'tokens.generated.css',
  '/counter/counter.css': 'counter.css',
  '/counter/counter.js': 'counter.js',
  '/counter/calls.js': 'calls.js',
  '/counter/scan.js': 'scan.js',
  '/counter/texts.js': 'texts.js',
} as const
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The texts of the page by language, which its scripts read. */
const text = table('modules/redemption/counter-routes')

const credentials = z.object({ merchant: z.string(), pin: z.string(), name: texts })

/**
 * Routes for the merchant counter, a separate page that redeems customers' vouchers. It requires the merchant's PIN,
 * also in the sandbox.
 */
export const counterRoutes = (app: App): void => {
  const offer = (url: string, type: string, content: string): void => {
    app.get(url, { schema: { hide: true } }, (_request, reply) => {
      reply.type(`${type}; charset=utf-8`)
      reply.headers({ 'Content-Security-Policy': policy, 'Permissions-Policy': permissions('(self)') })
      return reply.send(content)
    })
  }
  for (const [url, name] of Object.entries(files)) {
    const type = types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types]
    offer(url, type, readFileSync(join(folder, name), 'utf8'))
  }
  offer('/counter/texts.json', 'application/json', JSON.stringify(text))

  app.get(
    '/merchant',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'The merchant of the sandbox and its PIN, for /dev/counter',
        response: { 200: replyOf(credentials) },
      },
    },
    async () => done(demoMerchant),
  )
}
