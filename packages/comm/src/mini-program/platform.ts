import type { DeviceFacts } from '../device-facts.ts'
import { noLock } from '../lock.ts'
import type { Platform } from '../platform.ts'
import { memoryStorage } from '../storage/memory.ts'
import type { MiniProgramApi } from './api.ts'
import { randomPool } from './random-pool.ts'
import { miniProgramStorage } from './storage.ts'
import { miniProgramTransport } from './transport.ts'

export type { MiniProgramApi, MiniProgramRequest, MiniProgramResponse } from './api.ts'

const tickEvery = 60_000

const factsOf = (wx: MiniProgramApi): DeviceFacts | undefined => {
  try {
    const { platform = '', system = '' } = wx.getSystemInfoSync()
    return { modelType: platform, systemVersion: /\d[\d.]*/.exec(system)?.[0] ?? '' }
  } catch {
    return undefined
  }
}

/**
 * The platform of a mini-program; `wx` is the vendor's object. There is no WebCrypto, so app keys are wrapped for the
 * deployment's key. A login is stored in memory and ends with the mini-program (I13).
 *
 * @throws CommError if the host has no secure randomness
 */
export const miniProgramPlatform = async (wx: MiniProgramApi): Promise<Platform> => ({
  transport: miniProgramTransport(wx),
  storage: miniProgramStorage(wx),
  loginStore: memoryStorage(),
  random: await randomPool(wx),
  now: () => Date.now(),
  lock: noLock,
  deviceFacts: factsOf(wx),
  tick(refresh) {
    setInterval(refresh, tickEvery)
    wx.onAppShow(refresh)
  },
})
