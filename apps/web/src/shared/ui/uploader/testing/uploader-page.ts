import type { CDPSession, Page, Response } from '@playwright/test'
import { expect, type Language } from '../../../../../../../e2e/fixtures.ts'
import { giveSession } from '../../../../../../../e2e/signed-in.ts'

/** A file as Playwright hands it to an input. */
export interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An item as the gallery writes it down. */
interface WrittenItem {
  file: string
  status: string
  message: string
  objectUrl: string
  content: [type: string, size: number]
  url: string
}

export const openUploader = async (page: Page, language: Language = 'en-US', origin = ''): Promise<void> => {
  await page.goto(`${origin}/gallery/?lang=${language}#uploader`)
  await expect(page.locator('.uploader')).toBeVisible()
}

/** Signs a person in on the retail client, whose session the gallery shares. */
export const openSignedIn = async (page: Page, mobileNo: string, origin = ''): Promise<void> => {
  await giveSession(page, 'en-US', mobileNo, origin)
  await openUploader(page, 'en-US', origin)
}

/** The uploader that works, not the states beside it. */
export const uploader = (page: Page) => page.locator('.uploader')
export const rows = (page: Page) => uploader(page).locator('.upload')
export const fileInput = (page: Page) => uploader(page).locator('input[type=file][multiple]')
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

export const itemsOf = async (page: Page): Promise<WrittenItem[]> =>
  JSON.parse((await page.locator('[data-items]').getAttribute('data-items')) ?? '[]')

export const isPut = (response: Response): boolean => response.request().method() === 'PUT'

/** One for a page, since each has conditions of its own. */
const sessions = new WeakMap<Page, CDPSession>()

const sessionOf = async (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Network.enable')
  return session
}

/** Slows what the page sends down to so many bytes a second, or no longer. */
export const slowDown = async (page: Page, bytesPerSecond = -1): Promise<void> => {
  const session = await sessionOf(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

/** A JPEG drawn in the browser: red on the left edge, blue on the right, and between them noise, which nothing makes small. */
export const photo = async (page: Page, name: string, width: number, height: number): Promise<Chosen> => {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const surface = canvas.getContext('2d')
      if (!surface) throw new Error('no canvas')
      const noise = surface.createImageData(Math.min(width, 600), Math.min(height, 600))
      for (let i = 0; i < noise.data.length; i++) noise.data[i] = i % 4 === 3 ? 255 : (i * 2_654_435_761) >>> 24
      surface.putImageData(noise, 0, 0)
      surface.fillStyle = '#f00'
      surface.fillRect(0, 0, width / 5, height)
      surface.fillStyle = '#00f'
      surface.fillRect(width - width / 5, 0, width / 5, height)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** The same lying on its side, as a phone writes it: the pixels as they are, and a note to turn them by a quarter. */
export const sideways = ({ buffer, ...rest }: Chosen): Chosen => {
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')
  return { ...rest, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) }
}

/** Notes how the percentages of a progress bar, or the words of live regions, change from now on. */
export const noteChanges = async (
  page: Page,
  selector: string,
  attribute?: string,
): Promise<() => Promise<string[]>> => {
  await page.evaluate(
    ([selector, attribute]) => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(selector)) {
          const now = attribute ? element.getAttribute(attribute) : element.textContent
          if (now !== null && seen.at(-1) !== now) seen.push(now)
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    [selector, attribute] as const,
  )
  return () => page.evaluate(() => Reflect.get(globalThis, 'seen'))
}

/** Whether an address shows a picture. */
export const loads = (page: Page, url = ''): Promise<boolean> =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const picture = new Image()
        picture.onload = () => resolve(true)
        picture.onerror = () => resolve(false)
        picture.src = address
      }),
    url,
  )
