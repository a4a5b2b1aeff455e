import type { ClientConfig } from '@foyer/contract/config'
import type { Context } from '../../context.ts'
import { hostsOf, servedEnvironment } from './hosts.ts'
import { releaseOf } from './release.ts'

/** App name and id that every client carries in a two-layer call (S1). */
export const builtInApp = { appName: 'foyer', appId: 'foyer-h5' } as const

/**
 * What one build of the client needs to run here; public as a whole. Constant for the life of a process.
 * @throws StartError as `hostsOf` does
 */
export const clientConfig = ({ environment, secrets }: Context): ClientConfig => ({
  environment: servedEnvironment(environment),
  variant: environment.FOYER_VARIANT,
  release: releaseOf(environment.CLIENT_DIR),
  hosts: hostsOf(environment),
  twoLayer: { ...builtInApp, secret: secrets.twoLayerSecret },
  deploymentKey: secrets.deploymentKey,
  sandbox: environment.FOYER_MODE === 'sandbox',
})
