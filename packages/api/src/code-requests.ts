import * as login from '@foyer/protocol/login'
import * as sms from '@foyer/protocol/sms'
import type { z } from 'zod'
import { language } from './content.ts'

/** The language of a message or of the provider's page. The schema accepts the languages of the product only. */
const lang = language.default('zh-CN')

/** The requests of the protocol that name a language. */
export const smsRequest = sms.smsRequest.extend({ lang })
export const loginSmsRequest = login.loginSmsRequest.extend({ lang })
export const providerSmsRequest = login.providerSmsRequest.extend({ lang })
export const providerStartRequest = login.providerStartRequest.extend({ lang })

export type SmsRequest = z.input<typeof smsRequest>
export type LoginSmsRequest = z.input<typeof loginSmsRequest>
export type ProviderSmsRequest = z.input<typeof providerSmsRequest>
export type ProviderStartRequest = z.input<typeof providerStartRequest>
