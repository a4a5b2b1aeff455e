/** The lab's script in a frame, beside the client: reports the client's state and performs the lab's requests. */
import type { FromFrame, ToFrame } from '../wire.ts'
import { bringTo } from './levels.ts'

const { origin, hasBridge } = Reflect.get(window, 'foyerLab') as { origin: string; hasBridge: boolean }

const report = (message: FromFrame): void => window.parent.postMessage(message, origin)

/** Reads the client's stored flag, whatever the prefix of its storage keys. */
const flagNow = (): string => {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.flag'))
  return (key && localStorage.getItem(key)) || ''
}

// WeChat adds this to a web view at a later time; the lab's log shows what is requested of it
if (Reflect.get(window, '__wxjs_environment') === 'miniprogram') {
  const invoke = (_api: string, call: object): void => report({ lab: 'requested', text: JSON.stringify(call) })
  Object.assign(window, { WeixinJSBridge: { invoke } })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

let lastReport = ''
setInterval(() => {
  const state = { flag: flagNow(), hash: location.hash }
  const now = JSON.stringify(state)
  if (now !== lastReport) report({ lab: 'state', ...state })
  lastReport = now
}, 250)

const setLanguage = (language: string): void => {
  const url = new URL(location.href)
  if (hasBridge || url.searchParams.get('lang') === language) return
  url.searchParams.set('lang', language)
  location.replace(url)
}

window.addEventListener('message', ({ origin: from, data }: MessageEvent<ToFrame>) => {
  if (from !== origin) return
  if (data.lab === 'screen') location.hash = data.hash
  if (data.lab === 'settings') setLanguage(data.settings.language)
  if (data.lab === 'level')
    void bringTo(data.level, flagNow, (text) => report({ lab: 'progress', text, isFailure: false })).catch(
      (error: Error) => report({ lab: 'progress', text: error.message, isFailure: true }),
    )
})
