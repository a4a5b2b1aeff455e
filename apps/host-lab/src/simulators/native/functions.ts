import { randomBytes } from 'node:crypto'
import type { HttpRequest } from '@foyer/bridge/retail'
import { seal } from './seal.ts'
import { sendHttp } from './send-http.ts'
import type { Switches } from './switches.ts'

/** Returns the data of an app's function, at once or as a promise. Throws or rejects if it fails. */
export type NativeFunction = (params: never) => unknown

const nothing = () => null

/** Functions of both apps for the screen that contains the page. */
const screen = { share: nothing, close: nothing }

const userConfig = ({ language, insets }: Switches) => ({ language, ...(insets && { insets }) })

/** The functions of the retail app. One key is valid for the lifetime of the web view. */
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

/** The functions of the institution's app for one provider. It returns its input, so that a test can check it. */
export const institutionFunctions = (
  switches: Switches,
  provider: string,
): Readonly<Record<string, NativeFunction>> => ({
  getUserConfig: () => userConfig(switches),
  ...screen,
  'TmkjJSAPI.sendGmtpJson': (params: object) => ({ provider, request: params }),
})
