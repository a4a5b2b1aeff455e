import type { ClientConfig } from '@foyer/contract/config'
import { devPortTest } from '@foyer/contract/limits'
import { headerText } from './encoding/header-text.ts'

/** Who the client says it is (I17). */
export interface AppInfo {
  readonly appName: string
  readonly appId: string
  readonly appSecret: string
  /** the one the host gives; else '' until `init` has one of our own (I14) */
  sessionId: string
  readonly clientappName: string
  readonly platform: string
  readonly appChannel: string
  readonly appVersion: string
  readonly isTest: boolean
  readonly env: ClientConfig['environment']
  /** port behind the trade host in the test environment (N10) */
  readonly devport: number | undefined
}

/** Terminal source of every client app that the deployment does not say another for (N11). */
const usualSource = '02'

/** Which client app speaks, as token calls say it: by the configuration, under the app's own name. */
export const terminalSourceOf = ({ terminalSources }: ClientConfig, { clientappName }: AppInfo): string =>
  terminalSources[clientappName] ?? usualSource

/**
 * What a host says of itself, and the defaults for the rest. The Hong Kong variant is always `international`. What goes
 * into headers is made fit for them, so that no name a host gives can break a call (N9).
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
