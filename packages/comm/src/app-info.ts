import type { ClientConfig } from '@foyer/contract/config'
import { devPortTest } from '@foyer/contract/limits'

/** Who the client says it is (I17). */
export interface AppInfo {
  readonly appName: string
  readonly appId: string
  readonly appSecret: string
  /** a session id the host gives; '' for one of our own (I14) */
  readonly sessionId: string
  readonly clientappName: string
  readonly platform: string
  readonly appChannel: string
  readonly appVersion: string
  readonly isTest: boolean
  readonly env: ClientConfig['environment']
  /** port behind the trade host in the test environment (N10) */
  readonly devport: number | undefined
}

/** Terminal source of every client but one (N11). */
export const terminalSource = '02'

/** What a host says of itself, and the defaults for the rest. The Hong Kong variant is always `international`. */
export const appInfo = (client: ClientConfig, given: Partial<AppInfo> = {}): AppInfo => {
  const isTest = client.environment === 'TEST'
  return {
    appName: client.twoLayer.appName,
    appId: client.twoLayer.appId,
    appSecret: client.twoLayer.secret,
    sessionId: '',
    clientappName: client.twoLayer.appName,
    appChannel: 'h5',
    appVersion: client.release,
    isTest,
    env: client.environment,
    devport: isTest ? devPortTest : undefined,
    ...given,
    platform: client.variant === 'hk' ? 'international' : (given.platform ?? 'miniprogram'),
  }
}
