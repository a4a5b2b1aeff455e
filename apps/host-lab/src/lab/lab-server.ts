import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOn } from '../http/listening.ts'
import { barWidths, type LabState, type Settings, type TrafficEntry } from '../wire.ts'
import { frameKinds } from './frames.ts'
import { type Frame, openFrame } from './open-frame.ts'
import { ownFile } from './own-files.ts'
import { isOwnPage } from './own-page.ts'
import { sandboxAt } from './sandbox.ts'
import { readSettings, usualSettings } from './settings.ts'
import { trafficLog } from './traffic-log.ts'

interface Options {
  /** origin of a running sandbox */
  readonly sandbox: string
  /** port of the lab's page; any free port if it is in use or 0 */
  readonly port: number
}

export interface Lab {
  readonly origin: string
  close(): Promise<void>
}

/** Opens the lab: its page, and each simulated host on an origin of its own. */
export const openLab = async ({ sandbox, port }: Options): Promise<Lab> => {
  let settings: Settings = usualSettings
  const traffic = trafficLog()
  const onTraffic = (entry: TrafficEntry) => traffic.add(entry)
  let labOrigin = ''
  const around = {
    to: sandbox,
    sandbox: sandboxAt(sandbox),
    labOrigin: () => labOrigin,
    settings: () => settings,
    onTraffic,
  }
  const frames: readonly Frame[] = await Promise.all(frameKinds.map((kind) => openFrame(kind, around)))

  /** Applies settings. The simulated apps get them at once, and the page passes them to its frames. */
  const set = (next: Settings): void => {
    const isNews = next.language !== settings.language || next.bars !== settings.bars
    settings = next
    const insets = next.bars === 'over' ? barWidths : { top: 0, bottom: 0 }
    for (const { native } of frames) {
      if (!native) continue
      native.switches.fault = next.fault
      native.switches.language = next.language
      native.switches.insets = insets
      if (isNews) native.emit('userConfigChanged', { language: next.language, insets })
    }
  }

  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    `frame-src ${frames.map(({ info }) => info.origin).join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
  const send = (response: ServerResponse, type: string, body: string) =>
    response
      .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
      .end(body)

  const change = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnPage(request)) return void response.writeHead(403).end()
    if (path === '/release') for (const { native } of frames) native?.release()
    else if (path === '/settings') {
      const next = readSettings(await text(request), settings)
      if (!next) return void response.writeHead(400).end()
      set(next)
    } else return void response.writeHead(404).end()
    response.writeHead(204).end()
  }

  const lab = await listenOn(port, async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'POST') return change(pathname, request, response)
    const state: LabState = { sandbox, settings, frames: frames.map(({ info }) => info) }
    if (pathname === '/state.json') return void send(response, 'application/json', JSON.stringify(state))
    if (pathname === '/traffic' && isOwnPage(request)) return traffic.stream(response)
    const file = ownFile('page', pathname === '/' ? 'index.html' : pathname.slice(1))
    if (file) send(response, file.type, file.body)
    else response.writeHead(404).end()
  })
  labOrigin = lab.origin
  return {
    origin: lab.origin,
    close: async () => {
      await Promise.all([lab, ...frames].map(({ close }) => close()))
    },
  }
}
