import type { DeviceBrowser, DeviceSystem } from '@foyer/api/sessions'
import type { FastifyRequest } from 'fastify'
import { countryOf } from '../../http/country.ts'
import { deviceKeyOf } from '../../http/signing/credentials.ts'
import { deviceOf } from './device-words.ts'

/** The facts of a call's origin that concern a session. */
export interface Origin {
  /** network address; never stored in clear */
  readonly address: string
  readonly sessionId: string
  /** as returned by `deviceKeyOf` */
  readonly deviceKey: Buffer | null
  readonly system: DeviceSystem
  readonly browser: DeviceBrowser
  /** ISO 3166 code of the address; null if unknown */
  readonly country: string | null
}

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.callerAddress,
  sessionId: request.caller.sid,
  deviceKey: deviceKeyOf(request),
  ...deviceOf(request.headers['user-agent'] ?? ''),
  country: countryOf(request.callerAddress) ?? null,
})
