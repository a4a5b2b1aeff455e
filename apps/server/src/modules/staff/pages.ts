import { createHash } from 'node:crypto'
import acceptNegotiator from '@fastify/accept-negotiator'
import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { type TableOf, textsIn } from '@foyer/api/text-tables'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { table } from '../../texts.ts'

/** Why a sign-in gave no session. */
export type Problem = 'cancelled' | 'invalid' | 'away' | 'noRole' | 'suspended' | 'notSetUp'

const languages = ['en-US', 'zh-HK', 'zh-CN'] as const
type Language = (typeof languages)[number]

const statuses: Readonly<Record<Problem, number>> = {
  cancelled: 403,
  invalid: 401,
  away: 503,
  noRole: 403,
  suspended: 403,
  notSetUp: 404,
}

const text = table('modules/staff/pages') satisfies TableOf<Problem | 'title' | 'again'>

const style =
  'body{font:16px/1.5 system-ui;max-width:30em;margin:4em auto;padding:0 1em}a{display:inline-block;padding:.6em 0}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => {
  const wanted = acceptNegotiator.negotiate(headers['accept-language'] ?? '', [...languages])
  return languages.find((one) => one === wanted) ?? 'en-US'
}

/** Sends the page that says why a sign-in gave no session, with a way on. @param path of `staffPath` */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, path }: { readonly problem: Problem; readonly path: string },
): FastifyReply => {
  const language = languageOf(request)
  const t = textsIn(text, language)
  const again = `/staff/sign-in?${new URLSearchParams({ to: path })}`
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title} · ${inLanguage(brand.shortName, language)}</title><style>${style}</style>
<h1>${t.title}</h1>
<p>${t[problem]}</p>
${problem === 'notSetUp' ? '' : `<p><a href="${again.replaceAll('&', '&amp;')}">${t.again}</a></p>`}</html>`
  return reply
    .status(statuses[problem])
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
