import { createHash } from 'node:crypto'
import acceptNegotiator from '@fastify/accept-negotiator'
import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Why a sign-in gave no session. */
export type Problem = 'cancelled' | 'invalid' | 'away' | 'noRole' | 'suspended' | 'notSetUp'

const languages = ['en-US', 'zh-HK', 'zh-CN'] as const
type Language = (typeof languages)[number]
type Text = Readonly<Record<Language, string>>

const statuses: Readonly<Record<Problem, number>> = {
  cancelled: 403,
  invalid: 401,
  away: 503,
  noRole: 403,
  suspended: 403,
  notSetUp: 404,
}

const texts: Readonly<Record<Problem | 'title' | 'again', Text>> = {
  title: { 'en-US': 'You are not signed in', 'zh-HK': '您尚未登入', 'zh-CN': '您尚未登录' },
  again: { 'en-US': 'Sign in again', 'zh-HK': '重新登入', 'zh-CN': '重新登录' },
  cancelled: {
    'en-US': 'You left the sign-in before it was complete.',
    'zh-HK': '您在登入完成前已離開。',
    'zh-CN': '您在登录完成前已离开。',
  },
  invalid: {
    'en-US': 'This sign-in is no longer valid, or another browser began it. Please start again.',
    'zh-HK': '此次登入已失效，或由另一個瀏覽器發起。請重新開始。',
    'zh-CN': '此次登录已失效，或由另一个浏览器发起。请重新开始。',
  },
  away: {
    'en-US': 'The sign-in service does not answer. Please try again in a minute.',
    'zh-HK': '登入服務暫時沒有回應，請一分鐘後再試。',
    'zh-CN': '登录服务暂时没有响应，请一分钟后再试。',
  },
  noRole: {
    'en-US': 'None of your groups has a role here. Ask an administrator for a group with a role, then sign in again.',
    'zh-HK': '您所屬的群組在此沒有角色。請向管理員申請具有角色的群組，然後重新登入。',
    'zh-CN': '您所属的群组在此没有角色。请向管理员申请具有角色的群组，然后重新登录。',
  },
  suspended: {
    'en-US': 'An administrator has suspended your access. Ask an administrator to restore it.',
    'zh-HK': '管理員已暫停您的使用權限。請聯絡管理員恢復。',
    'zh-CN': '管理员已暂停您的使用权限。请联系管理员恢复。',
  },
  notSetUp: {
    'en-US': 'The sign-in of staff is not set up on this server.',
    'zh-HK': '此伺服器未設定員工登入。',
    'zh-CN': '此服务器未设置员工登录。',
  },
}

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
  const again = `/staff/sign-in?${new URLSearchParams({ to: path })}`
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title[language]} · ${inLanguage(brand.shortName, language)}</title><style>${style}</style>
<h1>${texts.title[language]}</h1>
<p>${texts[problem][language]}</p>
${problem === 'notSetUp' ? '' : `<p><a href="${again.replaceAll('&', '&amp;')}">${texts.again[language]}</a></p>`}</html>`
  return reply
    .status(statuses[problem])
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
