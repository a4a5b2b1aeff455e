import type { UploadTicket } from '@foyer/api/uploads'
import type { Answers, Received } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openGalleryPart } from '../../../../testing/part.tsx'
import type { Opening } from '../../../../testing/screen.tsx'
import * as styles from '../uploader.module.css'
import { interceptSendings, type Sending } from './sending.ts'

/** An item as the gallery prints it. */
interface WrittenItem {
  file: string
  status: string
  message: string
  objectUrl: string
  content: [type: string, size: number]
  url: string
}

/** The working uploader, not the examples of its states. */
export const uploader = page.getByCss(`.${styles.uploader}`)
export const rows = () => document.querySelectorAll(`.${styles.uploader} .${styles.upload}`)
export const rowOf = (name: string) => uploader.getByCss(`.${styles.upload}`).filter({ hasText: name })
export const stateOf = (name: string) => rowOf(name).getByCss(`.${styles.uploadState}`)
export const expectState = (name: string, state: string | RegExp) =>
  expect.element(stateOf(name)).toMatchTextContent(state)
export const itemsOf = (): WrittenItem[] =>
  JSON.parse(document.querySelector('[data-items]')?.getAttribute('data-items') ?? '[]')

export const announceEndpoint = 'POST /api/user/uploads'
export const removeEndpoint = 'POST /api/user/uploads/remove'

/** The id of the n-th announced picture. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The server assigns an address to every announced picture. */
const announcing = (): Answers => {
  let count = 0
  const ticket = (_: Received): UploadTicket => {
    count += 1
    return { id: idOf(count), path: `uploads/${count}/ticket`, expiresAt: Date.now() + 300_000 }
  }
  return { [announceEndpoint]: ticket, [removeEndpoint]: {} }
}

/** Opens the gallery's uploader as a registered person. @returns the intercepted requests */
export const openUploader = async ({ answers = {}, ...opening }: Opening = {}) => {
  const sendings = interceptSendings()
  await openGalleryPart('uploader', { viewer: 'registered', answers: { ...announcing(), ...answers }, ...opening })
  return sendings
}

/** Chooses files as a person does in the system's file dialog. */
export const choose = (...files: readonly File[]): void => {
  const input = document.querySelector<HTMLInputElement>(`.${styles.uploader} input[type=file][multiple]`)
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (!input) throw new Error('the uploader has no field for files')
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until `count` requests have sent a picture. @returns the last one */
export const expectSent = async (sendings: readonly Sending[], count: number): Promise<Sending> => {
  await expect.poll(() => sendings.length).toBe(count)
  return sendings[count - 1] as Sending
}
