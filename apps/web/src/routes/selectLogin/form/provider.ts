import type { LoginSmsRequest, ProviderStartRequest } from '@foyer/api/code-requests'
import type { ProviderVerifyRequest } from '@foyer/protocol/login'
import { loadConfig } from '../../../platform/config.ts'
import { hostHere } from '../../../platform/open-app.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { isSame, type Versions } from '../../../shared/agreements/same-versions.ts'
import { withProof } from '../../../shared/server/with-proof.ts'
import { getLanguage } from '../../../shared/text/language.ts'

/** Whether accounts are proved at the firm's OpenID Connect provider instead of by a password. */
export const hasProvider = async (): Promise<boolean> => (await loadConfig()).loginProvider === true

/** A mini-program opens the pages of registered hosts only, and an address elsewhere ends in an error of the host. */
export const canOpenProvider = (): boolean => hostHere().name !== 'mini-program'

const options = { credentials: 'register' } as const

/** Begins at the provider. @returns the address to open in this window */
export const start = async (back: string): Promise<string> => {
  // the path that this client was built for
  const page = import.meta.env.BASE_URL as ProviderStartRequest['page']
  const { url } = await api(pathTo('POST /user/login/provider'), { page, back, lang: getLanguage() }, options)
  return url
}

export const verifyProvided = (request: ProviderVerifyRequest) =>
  api(pathTo('POST /user/login/provider/verify'), request, options)

/** Sends the second factor to the phone number that is stored with the account. */
export const sendProvidedCode = (
  account: Pick<ProviderVerifyRequest, 'providerProof' | 'fundUserCode'>,
  lang: LoginSmsRequest['lang'],
  onProving: () => void,
) =>
  withProof(
    (proof) => api(pathTo('POST /user/login/provider/sms'), { ...account, lang, ...(proof && { proof }) }, options),
    onProving,
  )

/** Longest time, in milliseconds, until a window that does not leave can be used again. */
const longest = 15_000

/** Opens an address in this window. Ends when the person comes back to the page by the back button, or after a while. */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, longest)
    location.assign(url)
  })

/** The documents that the person agreed to before they left for the provider, in this tab. */
const storageKey = `${__CLIENT_APP__}.provider-agreed`

export const storeAgreed = (versions: Versions): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(versions))
  } catch {
    // private mode: the person agrees once more
  }
}

/** Whether the person agreed to these versions. A second look finds nothing. */
export const takeAgreed = (current: Versions): boolean => {
  try {
    const agreed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Versions> | null
    sessionStorage.removeItem(storageKey)
    return isSame(agreed, current)
  } catch {
    return false
  }
}
