import { partnerHandoffReply } from '@foyer/api/redirects'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { signatureOf } from '../../http/signing/keyed-call.ts'
import { sandboxPartnerKey } from './partner-key.ts'
import { mallPath } from './sandbox-targets.ts'

const partner = 'harbour-mall'
const path = mallPath.slice('/dev'.length)
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const css = `body{max-width:28rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui;color:#14211c;background:#f2f7f4}
h1{font-size:1.4rem}dl{display:grid;gap:.75rem;padding:1rem;border-radius:12px;background:#fff}dd{margin:0;font-weight:600;overflow-wrap:anywhere}`

const reply = z.object({ data: partnerHandoffReply })

/** Redeems a handoff code as the partner's own server would, signed with the partner's key. */
const memberOf = async (app: App, context: Context, code: string): Promise<string | undefined> => {
  const payload = JSON.stringify({ code })
  const time = context.clocks.wall()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/partners/handoff',
    headers: {
      'content-type': 'application/json',
      'foyer-partner': partner,
      'foyer-time': String(time),
      'foyer-signature': signatureOf(sandboxPartnerKey(context, partner), time, payload),
    },
    payload,
  })
  return reply.safeParse(answer.json()).data?.data.member
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const pageOf = (who: string, { headers: { referer } }: FastifyRequest): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Harbour Mall</title>
<link rel="stylesheet" href="${mallPath}/mall.css">
<h1>Harbour Mall · 海港商城</h1><p>The sandbox plays the partner: this is all that it learns.</p>
<dl><dt>Member</dt><dd id="member">${escaped(who)}</dd><dt>Referer</dt><dd id="referer">${escaped(referer ?? 'none')}</dd></dl>
</html>`

/**
 * Routes that play the partner's side of the shopping redirect: the page shows the member and the referer that the
 * partner receives.
 */
export const mallRoutes = (app: App, context: Context): void => {
  app.get(`${path}/mall.css`, { schema: { hide: true } }, (_request, answer) => answer.type('text/css').send(css))
  app.get(
    path,
    { schema: { hide: true, querystring: z.object({ handoff: z.string().max(64).optional() }) } },
    async (request, answer) => {
      const { handoff } = request.query
      const member = handoff === undefined ? 'a guest' : await memberOf(app, context, handoff)
      answer.type('text/html; charset=utf-8').header('Content-Security-Policy', policy)
      return answer.send(pageOf(member ?? 'nobody: the code does not serve', request))
    },
  )
}
