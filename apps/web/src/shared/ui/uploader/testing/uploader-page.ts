import { expect, type Language } from '@foyer/testing/journey/fixtures'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { CDPSession, Page, Response } from '@playwright/test'
import { drawPhoto } from './draw-photo.ts'

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

/** A photo of so many pixels, drawn in the browser. */
export const photo = async (page: Page, name: string, width: number, height: number): Promise<Chosen> => {
  const [, base64 = ''] = (await page.evaluate(drawPhoto, [width, height] as const)).split(',')
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** The same lying on its side, as a phone writes it: the pixels as they are, and a note to turn them by a quarter. */
export const sideways = ({ buffer, ...rest }: Chosen): Chosen => {
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')
  return { ...rest, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) }
}
