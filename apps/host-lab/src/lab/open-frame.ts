import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenOn } from '../http/listening.ts'
import { device } from '../in-frame/device.ts'
import { type NativeSide, nativeSide } from '../simulators/native/native-side.ts'
import { nativeHandler } from '../simulators/native/serve.ts'
import { pageScript } from '../simulators/page-script.ts'
import type { FrameInfo, Settings, TrafficEntry } from '../wire.ts'
import { fate } from './conditions.ts'
import { answerPerson } from './for-the-person.ts'
import { type frameKinds, hostOf } from './frames.ts'
import { ownFile } from './own-files.ts'
import { isOwnPage } from './own-page.ts'
import { passOn } from './pass-on.ts'
import type { Sandbox } from './sandbox.ts'

/** What a frame needs from the lab. */
export interface Surroundings {
  /** origin of the sandbox */
  readonly to: string
  readonly sandbox: Sandbox
  readonly labOrigin: () => string
  readonly settings: () => Settings
  readonly onTraffic: (entry: TrafficEntry) => void
}

export interface Frame {
  readonly info: FrameInfo
  /** absent if the host has no bridge */
  readonly native: NativeSide | undefined
  close(): Promise<void>
}

/** Wraps the native side of a host, so that every message is logged. */
const withLog = (native: NativeSide, log: (from: 'page' | 'host', text: string) => void): NativeSide => {
  const note = native.note.bind(native)
  native.note = (traffic) => {
    note(traffic)
    log(traffic.from, traffic.text)
  }
  return native
}

/** Opens a simulated host: an origin of its own that serves the sandbox's client with the simulator inserted. */
export const openFrame = async (kind: (typeof frameKinds)[number], around: Surroundings): Promise<Frame> => {
  const host = hostOf(kind.name)
  const { language } = around.settings()
  const native =
    host.native &&
    withLog(nativeSide(host.native.provider, { language }), (from, text) =>
      around.onTraffic({ frame: kind.name, from, at: Date.now(), text }),
    )
  const answerNative = native && nativeHandler(native)
  // Each request gets another client address, because limits by address are for crowds, and this is one person.
  const headersNow = () => ({
    'user-agent': host.userAgent,
    'x-forwarded-for': `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`,
  })

  const script = (): string => {
    const { theme, skew, network } = around.settings()
    const isOffline = network === 'offline'
    const options = { labOrigin: around.labOrigin(), hasBridge: native !== undefined, theme, skew, isOffline }
    return `${pageScript(host, { endpoint: '/__native' })}\n(${device})(${JSON.stringify(options)})`
  }

  const own = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    if (path === 'host.js') return void send('text/javascript; charset=utf-8', script())
    if (path === 'messages' || path === 'account') return answerPerson(path, request, response, around.sandbox)
    const file = path.startsWith('in-frame/') ? ownFile('in-frame', path.slice('in-frame/'.length)) : undefined
    if (file) send(file.type, file.body)
    else response.writeHead(404).end()
  }

  const server = await listenOn(0, async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const [, ours, rest = ''] = /^\/(__native|__lab)\/(.*)$/.exec(pathname) ?? []
    if (ours && !isOwnPage(request)) return void response.writeHead(403).end()
    if (ours === '__native' && answerNative) return answerNative(request, response)
    if (ours === '__lab') return own(rest, request, response)
    // routes that only a person at this machine may use are refused to pages
    if (ours || /^\/(dev|metrics)\b/.test(pathname)) return void response.writeHead(404).end()
    const { network } = around.settings()
    const end = await fate(pathname, network)
    if (end === 'dropped') return void response.destroy()
    if (end === 'fails') return void response.writeHead(500).end()
    return passOn(request, response, { to: around.to, headers: headersNow(), labOrigin: around.labOrigin() })
  })
  const info: FrameInfo = { ...kind, origin: server.origin, hasBridge: native !== undefined }
  return { info, native, close: server.close }
}
