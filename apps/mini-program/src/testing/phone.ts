import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { testDevice } from '../../../../packages/comm/src/testing/device.ts'
import { openFixture, registered } from '../../../../packages/comm/src/testing/fixture.ts'
import { miniProgramHost } from '../../../../packages/comm/src/testing/mini-program-host.ts'
import { buildMiniProgram } from '../../scripts/build.ts'
import { deployment } from '../deployment.ts'
import { type Host, simulate } from './simulator.ts'

/** Builds the package once for a test file. Call it at the file's top level. */
export const builtPackage = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mini-program-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  await buildMiniProgram(folder)
  return folder
}

const hostNames = ['api', 'opening', 'jwt', 'trade', 'quote', 'common', 'user', 'fund', 'collector']

/** A phone with the shell, and a small server that checks every signature. */
export const openPhone = async (folder: string) => {
  const fixture = await openFixture()
  const { client } = fixture.server
  const { origin } = new URL(client.hosts.api)
  const vendor = miniProgramHost()
  const phone = { language: 'zh_CN', networkType: 'wifi', config: undefined as string | undefined }
  const hosts = Object.fromEntries(hostNames.map((name) => [name, `/${name}`]))
  const config = JSON.stringify({ ...client, hosts: { ...hosts, secure: 'https://secure.foyer.example:8443' } })

  const host: Host = {
    ...vendor,
    getAppBaseInfo: () => ({ language: phone.language }),
    getNetworkType: ({ success }) => success({ networkType: phone.networkType }),
    // requests to the deployment go to the small server
    request: (call) => {
      const path = call.url.slice(deployment.client.length - 1)
      if (!call.url.startsWith(deployment.client)) throw new Error(`request:fail url not in domain list: ${call.url}`)
      if (path !== '/config.json') return vendor.request({ ...call, url: origin + path })
      vendor.sent.push(call)
      setImmediate(() => call.success({ data: phone.config ?? config, statusCode: 200, header: {} }))
      return { abort: () => undefined }
    },
  }
  /** Starts the shell again. Stored values remain, and everything else is new. */
  const start = () => simulate(folder, host)
  /** A person who signed in inside the web view, which has another session. */
  const webView = async (userCode = 'u1') =>
    registered({ ...fixture, device: testDevice(client, fixture.clocks) }, userCode)
  return { fixture, vendor, phone, host, start, webView }
}

/** Waits for a condition by real turns of the event loop. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  let given = true
  onTestFinished(() => {
    given = false
  })
  while (given && !isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}
