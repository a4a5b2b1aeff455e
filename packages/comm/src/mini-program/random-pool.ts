import { CommError } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import type { MiniProgramApi } from './api.ts'

/** Enough for about 400 signed calls at once; refilled when half of it is used. */
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
 * The vendor's randomness is asynchronous, and a signature needs it at once. So a pool of bytes is stored in advance,
 * and each byte is used once. A request for more than is left throws a CommError, and the call is not sent.
 *
 * @throws CommError if the vendor has no randomness
 */
export const randomPool = async (wx: MiniProgramApi): Promise<RandomBytes> => {
  let pool = await draw(wx)
  let refilling = false
  const refill = async (): Promise<void> => {
    if (refilling || pool.length > poolSize / 2) return
    refilling = true
    // if the vendor has none just now, the next call tries again
    pool = await draw(wx).catch(() => pool)
    refilling = false
  }
  return (length) => {
    if (length > pool.length) {
      void refill()
      throw new CommError('unexpected', 'randomness ran out')
    }
    const bytes = pool.slice(0, length)
    pool = pool.subarray(length)
    void refill()
    return bytes
  }
}
