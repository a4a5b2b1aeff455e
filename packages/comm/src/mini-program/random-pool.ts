import { CommError } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import type { MiniProgramApi } from './api.ts'

/** Some 400 signed calls at once; refilled when half of it is used. */
const poolSize = 8_192

const draw = (wx: MiniProgramApi): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    wx.getRandomValues({
      length: poolSize,
      success: ({ randomValues }) => resolve(new Uint8Array(randomValues)),
      fail: ({ errMsg }) => reject(new CommError('unexpected', `no randomness: ${errMsg}`)),
    })
  })

/**
 * The vendor gives randomness a moment after it is asked for, and a signature needs it at once: so some is kept, each byte
 * used once. Asking for more than is left throws a CommError, and the call is not sent.
 *
 * @throws CommError where the vendor has none to give
 */
export const randomPool = async (wx: MiniProgramApi): Promise<RandomBytes> => {
  let pool = await draw(wx)
  let refilling = false
  const refill = async (): Promise<void> => {
    if (refilling || pool.length > poolSize / 2) return
    refilling = true
    // where the vendor has none just now, the next call asks again
    pool = await draw(wx).catch(() => pool)
    refilling = false
  }
  return (length) => {
    if (length > pool.length) {
      void refill()
      throw new CommError('unexpected', 'randomness ran out')
    }
    const taken = pool.slice(0, length)
    pool = pool.subarray(length)
    void refill()
    return taken
  }
}
