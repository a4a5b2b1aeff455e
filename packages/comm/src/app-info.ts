import type { ClientConfig } from '@foyer/protocol/config'
import { devPortTest } from '@foyer/protocol/limits'
import { headerText } from './encoding/header-text.ts'

/** The client's identification of itself (I17). */
export interface AppInfo {
  readonly appName: string
  readonly appId: string
  readonly appSecret: string
  /** the session id that the host gives; otherwise '' until `init` has one (I14) */
  sessionId: string
  readonly clientappName: string
  readonly platform: string
  readonly appChannel: string
  readonly appVersion: string
  readonly isTest: boolean
  readonly env: ClientConfig['environment']
  /** port after the trade host in the test environment (N10) */
  readonly devport: number | undefined
}

/** Terminal source of every client app for which the deployment configures no other (N11). */
const usualSource = '02'

/** The terminal source of the client app in token calls: the configured one for the app's name, or the default. */
export const terminalSourceOf = ({ terminalSources }: ClientConfig, { clientappName }: AppInfo): string =>
  terminalSources[clientappName] ?? usualSource

/**
 * The facts that a host gives, with defaults for the rest. The Hong Kong variant is always `international`. Values for
 * headers are encoded for them, so that no name of a host can break a call (N9).
 */
export const appInfo = (client: ClientConfig, given: Partial<AppInfo> = {}): AppInfo => {
  const { environment, twoLayer, variant } = client
  const isTest = environment === 'TEST'
  const app: AppInfo = {
    appName: twoLayer.appName,
    appId: twoLayer.appId,
    appSecret: twoLayer.secret,
    sessionId: '',
    clientappName: twoLayer.appName,
    platform: 'miniprogram',
    appChannel: 'h5',
    appVersion: client.release,
    isTest,
    env: environment,
    devport: isTest ? devPortTest : undefined,
    ...given,
    ...(variant === 'hk' && { platform: 'international' }),
  }
  return {
    ...app,
    appName: headerText(app.appName),
    appId: headerText(app.appId),
    platform: headerText(app.platform),
    appChannel: headerText(app.appChannel),
    appVersion: headerText(app.appVersion),
  }
}
