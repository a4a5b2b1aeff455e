import { type Brand, brand as retailBrand } from '@foyer/api/brand'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import type { ClientConfig } from '@foyer/protocol/config'
import { type Client, clientsIn } from '../../config/clients.ts'
import { hostsOf, servedEnvironment } from '../../config/hosts.ts'
import { relyingPartyOf } from '../../config/passkeys.ts'
import type { Context } from '../../context.ts'
import { builtInApp } from '../../http/signing/built-in-app.ts'
import { releaseOf, serverVersion } from './release.ts'

/**
 * The terminal source of each client app that may use a configuration. Pages of another origin read the retail
 * configuration.
 */
const terminalSourcesOf = (brand: Brand): Record<string, string> => {
  const apps = brand === retailBrand ? [retailBrand, institutionBrand] : [brand]
  return Object.fromEntries(apps.map(({ clientApp: { name, terminalSource } }) => [name, terminalSource]))
}

/**
 * The configuration that one client build needs to run here, by default the retail client. All of it is public. It is
 * constant for the lifetime of a process.
 *
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
  hosts: hostsOf(environment, brand),
  twoLayer: { ...builtInApp, secret: secrets.twoLayerSecret },
  terminalSources: terminalSourcesOf(brand),
  deploymentKey: secrets.deploymentKey,
  offline: environment.FOYER_OFFLINE === 'on',
  ...(environment.LOGIN_OIDC_ISSUER !== undefined && { loginProvider: true }),
  ...(relyingPartyOf(environment) && { passkeys: true }),
  sandbox: environment.FOYER_MODE === 'sandbox',
})
