import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'

/** A page of a first visitor, on a processor that is slowed down four times. */
export interface Page {
  /** runs in each document before its own scripts */
  beforeScripts(source: string): Promise<void>
  open(url: string): Promise<void>
  /** the value of an expression in the page, or of the promise that it returns; throws what the page throws */
  evaluate<Value>(expression: string): Promise<Value>
  /** sends a command of Chromium's developer tools to the page */
  send<Result>(method: string, params?: object): Promise<Result>
  close(): Promise<void>
}

/** A slow phone's browser. */
export interface Phone {
  newPage(): Promise<Page>
  close(): Promise<void>
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Evaluated<Value> {
  readonly result: { readonly value: Value }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

/**
 * The window holds the whole screen of the phone. Chromium draws nothing below the window, and the frame of an input there
 * would count as shown only with the next frame that changes something in it.
 */
const windowSize = '--window-size=800,1000'

const address = /ws:\/\/\S+/

/**
 * Starts Chromium with no more of its developer tools than a measurement needs. Playwright turns on those of the network
 * and of the script in each page, which changes what is measured (see `slow-link.ts`).
 */
export const startPhone = async (): Promise<Phone> => {
  const profile = mkdtempSync(join(tmpdir(), 'foyer-phone-'))
  const args = [
    '--headless=new',
    windowSize,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...chromiumArgs,
  ]
  const browser = spawn(ensureChromium(), [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  // a failed measurement leaves no browser behind
  const kill = () => browser.kill('SIGKILL')
  process.once('exit', kill)
  let printed = ''
  const endpoint = await new Promise<string>((resolve, reject) => {
    browser.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [found] = address.exec(printed) ?? []
      if (found) resolve(found)
    })
    browser.once('exit', () => reject(new Error(`Chromium ended: ${printed}`)))
  })
  const socket = new WebSocket(endpoint)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>()
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error } = JSON.parse(String(data)) as Reply
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result as never)
    waiting.delete(id)
  }
  let last = 0
  const send = <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })

  const newPage = async (): Promise<Page> => {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    const toPage = <Result>(method: string, params: object = {}) => send<Result>(method, params, sessionId)
    await toPage('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
    await toPage('Emulation.setTouchEmulationEnabled', { enabled: true })
    await toPage('Emulation.setCPUThrottlingRate', { rate: 4 })
    await toPage('Page.enable')
    return {
      beforeScripts: async (source) => {
        await toPage('Page.addScriptToEvaluateOnNewDocument', { source })
      },
      open: async (url) => {
        await toPage('Page.navigate', { url })
      },
      evaluate: async <Value>(expression: string) => {
        const { result, exceptionDetails } = await toPage<Evaluated<Value>>('Runtime.evaluate', {
          expression,
          returnByValue: true,
          awaitPromise: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
      },
      send: toPage,
      close: async () => {
        await send('Target.disposeBrowserContext', { browserContextId })
      },
    }
  }
  return {
    newPage,
    close: async () => {
      process.off('exit', kill)
      kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
