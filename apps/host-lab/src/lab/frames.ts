import { type SimulatedHost, type SimulatedHostName, simulatedHosts } from '../simulators/hosts.ts'
import type { FrameInfo } from '../wire.ts'

type Kind = Omit<FrameInfo, 'origin' | 'hasBridge'>

const phone = { width: 390, height: 844 }

/** The hosts shown side by side, in this order. */
export const frameKinds: readonly Kind[] = [
  { name: 'android-app', label: 'Android app', path: '/', ...phone },
  { name: 'ios-app', label: 'iOS app', path: '/', ...phone },
  { name: 'wechat', label: 'WeChat', path: '/', ...phone },
  { name: 'qq', label: 'QQ', path: '/', ...phone },
  { name: 'weibo', label: 'Weibo', path: '/', ...phone },
  { name: 'mini-program', label: 'Mini-program', path: '/', ...phone },
  { name: 'android-browser', label: 'Browser', path: '/', ...phone },
  { name: 'institution-android', label: 'Institution Android', path: '/institution/', ...phone },
  { name: 'institution-ios', label: 'Institution iOS', path: '/institution/', ...phone },
  { name: 'pc', label: 'PC', path: '/', width: 800, height: 844 },
]

export const hostOf = (name: SimulatedHostName): SimulatedHost => simulatedHosts[name]
