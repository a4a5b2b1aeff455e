import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@foyer/testing/journey/fixtures'
import type { BrowserContext } from '@playwright/test'
import { type MiniProgramHost, miniProgramHost } from '../../../../packages/comm/src/testing/mini-program-host.ts'
import { buildMiniProgram } from '../../scripts/build.ts'
import { deployment } from '../deployment.ts'
import { type Simulator, simulate } from './simulator.ts'

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx7f2c5e0a9b1d4c63'

/** What the vendor adds to the page of a web view. Its SDK uses only this function. */
const vendorScript = (): void => {
  const bridge = {
    invoke(api: string, { name, arg }: { name: string; arg: object }, done: (reply: object) => void) {
      if (api !== 'invokeMiniProgramAPI') throw new Error(`a web view has no function ${api}`)
      void (globalThis as unknown as { toShell(name: string, arg: object): Promise<void> })
        .toShell(name, structuredClone(arg))
        .then(() => done({ errMsg: `${api}:ok` }))
    },
  }
  Object.assign(globalThis, { __wxjs_environment: 'miniprogram' })
  // runs after the page's own scripts, as on a slow phone
  setTimeout(() => {
    Object.assign(globalThis, { WeixinJSBridge: bridge })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  }, 50)
}

/** The shell on a phone. Its storage survives the web view, which is a browser context. */
interface Phone {
  readonly vendor: MiniProgramHost
  /** the running shell */
  readonly shell: Simulator
  /** restarts the mini-program */
  restart(): void
  /** turns a browser context into a web view of this shell */
  holds(context: BrowserContext): Promise<void>
  /** messages that the web views posted; the vendor stores them until the page is shared or left */
  readonly posted: object[]
}

interface Fixtures {
  readonly phone: Phone
  /** the folder of the built mini-program */
  readonly built: string
}

const build = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mini-program-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await buildMiniProgram(folder)
  return folder
}

/** The build of this worker. A fixture of the worker would need a worker of its own. */
let building: Promise<string> | undefined

/** The real server answers at the deployment's address, for the shell and for its web views. */
export const test = base.extend<Fixtures>({
  userAgent,
  built: async ({ browserName: _ }, use) => {
    building ??= build()
    await use(await building)
  },
  phone: async ({ built, address, baseURL }, use) => {
    const vendor = miniProgramHost()
    const start = (): Simulator =>
      simulate(built, {
        ...vendor,
        getAppBaseInfo: () => ({ language: 'zh_CN' }),
        getNetworkType: ({ success }) => success({ networkType: 'wifi' }),
        request: (call) =>
          vendor.request({
            ...call,
            url: call.url.replace(deployment.client, `${baseURL}/`),
            header: { ...call.header, 'X-Forwarded-For': address },
          }),
      })
    let shell = start()
    const posted: object[] = []
    const holds = async (context: BrowserContext): Promise<void> => {
      await context.route(`${deployment.client}**`, async (route) => {
        const url = route.request().url().replace(deployment.client, `${baseURL}/`)
        await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
      })
      await context.exposeFunction('toShell', (name: string, arg: { url?: string }) => {
        if (name === 'postMessage') posted.push(arg)
        else if (name === 'navigateTo') shell.navigateTo(arg.url ?? '')
        else throw new Error(`${name} is not simulated`)
      })
      await context.addInitScript(vendorScript)
    }
    await use({
      vendor,
      get shell() {
        return shell
      },
      restart: () => {
        shell = start()
      },
      holds,
      posted,
    })
  },
})
