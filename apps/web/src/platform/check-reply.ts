import { allEndpoints } from '@foyer/api/endpoints/all'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'

const patternOf = (call: string): RegExp => new RegExp(`^${call.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)

const served = Object.entries<Endpoint>(allEndpoints)
  // `/user/492/cashback` comes before `/user/:number/cashback`
  .sort(([one], [other]) => one.split(':').length - other.split(':').length)
  .map(([call, { reply }]) => ({ pattern: patternOf(call), reply }))

/**
 * Parses the data of a reply against the declaration of its endpoint. Only the development build contains it; tests
 * check replies where they set them.
 *
 * @throws Error that names the call and the first wrong field
 */
export const checkReply = (method: 'GET' | 'POST', path: string, data: unknown): void => {
  const call = `${method} ${path.split('?')[0]}`
  const parsed = served.find(({ pattern }) => pattern.test(call))?.reply?.safeParse(data)
  const issue = parsed?.error?.issues[0]
  if (issue) throw new Error(`the reply to ${call} is not as declared: ${issue.path.join('.')} ${issue.message}`)
}
