import { expect, type Language } from '@foyer/testing/journey/fixtures'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { CDPSession, Page, Response } from '@playwright/test'
import { built } from '../../../../../build/built-selector.ts'
import { drawPhoto } from './draw-photo.ts'

/** A file in the form that Playwright passes to an input. */
export interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An item as the gallery prints it. */
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
  await expect(page.locator(built('.uploader'))).toBeVisible()
}

/** Signs a person in on the retail client, whose session the gallery shares. */
export const openSignedIn = async (page: Page, mobileNo: string, origin = ''): Promise<void> => {
  await giveSession(page, 'en-US', mobileNo, origin)
  await openUploader(page, 'en-US', origin)
}

/** The working uploader, not the examples of its states. */
export const uploader = (page: Page) => page.locator(built('.uploader'))
export const rows = (page: Page) => uploader(page).locator(built('.upload'))
export const fileInput = (page: Page) => uploader(page).locator('input[type=file][multiple]')
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

export const itemsOf = async (page: Page): Promise<WrittenItem[]> =>
  JSON.parse((await page.locator('[data-items]').getAttribute('data-items')) ?? '[]')

export const isPut = (response: Response): boolean => response.request().method() === 'PUT'

/** One session per page, because each page has its own network conditions. */
const sessions = new WeakMap<Page, CDPSession>()

const sessionOf = async (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Network.enable')
  return session
}

/** Limits the page's upload rate to this many bytes a second; -1 removes the limit. */
export const slowDown = async (page: Page, bytesPerSecond = -1): Promise<void> => {
  const session = await sessionOf(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

/** A photo of the given size in pixels, drawn in the browser. */
export const photo = async (page: Page, name: string, width: number, height: number): Promise<Chosen> => {
  const [, base64 = ''] = (await page.evaluate(drawPhoto, [width, height] as const)).split(',')
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** The same photo as a phone stores it in landscape: unrotated pixels with an EXIF orientation of a quarter turn. */
export const sideways = ({ buffer, ...rest }: Chosen): Chosen => {
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')
  return { ...rest, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) }
}
