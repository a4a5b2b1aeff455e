import { randomBytes } from 'node:crypto'
import type { HttpRequest } from '@foyer/bridge/retail'
import { seal } from './seal.ts'
import { sendHttp } from './send-http.ts'
import type { Switches } from './switches.ts'

/** What a function of the app gives: its data, at once or later. Throws, or rejects, where it fails. */
export type NativeFunction = (params: never) => unknown

const nothing = () => null

/** What both apps do for the screen that a page stands in. */
const screen = { share: nothing, close: nothing }

const userConfig = ({ language, insets }: Switches) => ({ language, ...(insets && { insets }) })

/** The functions of the retail app. One key serves for the life of the web view. */
export const retailFunctions = (switches: Switches): Readonly<Record<string, NativeFunction>> => {
  const key = randomBytes(32)
  return {
    getUserConfig: () => ({ ...userConfig(switches), responseKey: key.toString('base64') }),
    sendHttp: async (request: HttpRequest) => {
      const answer = await sendHttp(request, switches.headers)
      return seal(switches.fault === 'wrong-key' ? randomBytes(32) : key, answer)
    },
    setTitle: nothing,
    ...screen,
  }
}

/** The functions of the institution app, for one provider: what it was asked comes back, so that a test sees it. */
export const institutionFunctions = (
  switches: Switches,
  provider: string,
): Readonly<Record<string, NativeFunction>> => ({
  getUserConfig: () => userConfig(switches),
  ...screen,
  'TmkjJSAPI.sendGmtpJson': (params: object) => ({ provider, asked: params }),
})
