import type { ClientConfig } from '@foyer/contract/config'
import type { Context } from '../../context.ts'
import { builtInApp } from '../../http/signing/built-in-app.ts'
import { type Client, clientsIn } from '../../static/clients.ts'
import { hostsOf, servedEnvironment } from './hosts.ts'
import { releaseOf, serverVersion } from './release.ts'

/**
 * What one build of a client needs to run here, of the retail client unless said; public as a whole. Constant for the life
 * of a process.
 * @throws StartError as `hostsOf` does
 */
export const clientConfig = (
  { environment, secrets }: Context,
  { folder, brand }: Client = clientsIn(environment.CLIENT_DIR).retail,
): ClientConfig => ({
  environment: servedEnvironment(environment),
  variant: environment.FOYER_VARIANT,
  release: releaseOf(folder),
  server: serverVersion,
  hosts: hostsOf(environment),
  twoLayer: { ...builtInApp, secret: secrets.twoLayerSecret },
  terminalSources: brand.clientApps,
  deploymentKey: secrets.deploymentKey,
  offline: environment.FOYER_OFFLINE === 'on',
  sandbox: environment.FOYER_MODE === 'sandbox',
})
