/** The lab's script in a frame, beside the client: reports the client's state and performs the lab's requests. */
import type { FromFrame, ToFrame } from '../wire.ts'
import { bringTo } from './levels.ts'

const { origin, hasBridge } = Reflect.get(window, 'foyerLab') as { origin: string; hasBridge: boolean }

const say = (message: FromFrame): void => window.parent.postMessage(message, origin)

/** Reads the client's stored flag, whatever the prefix of its storage keys. */
const flagNow = (): string => {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.flag'))
  return (key && localStorage.getItem(key)) || ''
}

// WeChat adds this to a web view at a later time; the lab's log shows what is requested of it
if (Reflect.get(window, '__wxjs_environment') === 'miniprogram') {
  const invoke = (_api: string, call: object): void => say({ lab: 'asked', text: JSON.stringify(call) })
  Object.assign(window, { WeixinJSBridge: { invoke } })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

let said = ''
setInterval(() => {
  const standing = { flag: flagNow(), hash: location.hash }
  const now = JSON.stringify(standing)
  if (now !== said) say({ lab: 'standing', ...standing })
  said = now
}, 250)

const speak = (language: string): void => {
  const url = new URL(location.href)
  if (hasBridge || url.searchParams.get('lang') === language) return
  url.searchParams.set('lang', language)
  location.replace(url)
}

window.addEventListener('message', ({ origin: from, data }: MessageEvent<ToFrame>) => {
  if (from !== origin) return
  if (data.lab === 'screen') location.hash = data.hash
  if (data.lab === 'settings') speak(data.settings.language)
  if (data.lab === 'level')
    void bringTo(data.level, flagNow, (text) => say({ lab: 'progress', text, isFailure: false })).catch(
      (error: Error) => say({ lab: 'progress', text: error.message, isFailure: true }),
    )
})
