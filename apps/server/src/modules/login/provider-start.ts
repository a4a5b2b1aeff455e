import type { providerStartRequest } from '@foyer/api/code-requests'
import type { Language } from '@foyer/api/languages'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { personIdOf } from '../identity/public.ts'
import { keepFlow, secretsOfFlow } from './provider-flows.ts'

/** The provider's page in the language of ours; scripts first, as OpenID Connect has them in `ui_locales`. */
const localesOf = (language: Language): readonly string[] => {
  const { language: primary, script } = new Intl.Locale(language).maximize()
  return [language, ...(primary === 'zh' ? [`${primary}-${script}`] : []), primary]
}

/** The firm's provider. @throws Refused `not_found` if none is configured */
export const providerOf = ({ connectors: { loginProvider } }: Context) => {
  if (!loginProvider) throw new Refused('not_found', 'no provider is configured')
  return loginProvider
}

/** The address of the callback on the origin that the page has, since its session is stored there. */
const redirectUriFor = (uris: readonly string[], origin: string | undefined): string => {
  const own = uris.find((uri) => URL.parse(uri)?.origin === origin) ?? uris[0]
  if (own === undefined) throw new Error('the environment has no provider without an address of the callback')
  return own
}

/**
 * Begins a flow at the firm's provider for the session of the caller.
 *
 * @param origin of the page, as its browser states it
 * @throws Refused `not_found`; SystemAway
 */
export const startAtProvider = async (
  context: Context,
  caller: Caller,
  origin: string | undefined,
  { page, back, lang }: z.output<typeof providerStartRequest>,
): Promise<{ url: string }> => {
  const provider = providerOf(context)
  const { db, secrets, clocks } = context
  const flow = {
    sessionId: caller.sid,
    personId: await personIdOf(db, caller),
    redirectUri: redirectUriFor(provider.redirectUris, origin),
    page,
    lang,
    back,
    beganAt: clocks.wall(),
  }
  const state = await keepFlow(db, secrets, flow)
  return { url: await provider.addressOf({ ...flow, state, ...secretsOfFlow(secrets, state) }, localesOf(lang)) }
}
