import { expectAccessible, requestsOf, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteChanges } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import { loads, photo } from './testing/files.ts'
import {
  announceEndpoint,
  choose,
  expectSent,
  expectState,
  idOf,
  itemsOf,
  openUploader,
  removeEndpoint,
  rows,
  uploader,
} from './testing/open-uploader.ts'
import * as styles from './uploader.module.css'

test('K12 pictures can be chosen from files, several at a time, or photographed with the camera', async () => {
  await openGalleryPart('uploader')
  const files = uploader.getByLabelText('Choose pictures')
  await expect.element(files).toHaveAttribute('accept', 'image/*')
  await expect.element(files).toHaveAttribute('multiple', '')
  const camera = uploader.getByLabelText('Take a photo')
  await expect.element(camera).toHaveAttribute('accept', 'image/*')
  await expect.element(camera).toHaveAttribute('capture', 'environment')
  await expect.element(camera).not.toHaveAttribute('multiple')
})

test('both ways to choose pictures can be reached by keyboard and show a focus ring', async () => {
  await openGalleryPart('uploader')
  const ring = (name: string) => {
    const face = uploader.getByCss(`.${styles.uploaderFace}`).filter({ hasText: name })
    return getComputedStyle(face.element()).outlineStyle
  }
  document.getElementById('skip')?.focus()
  for (const name of ['Take a photo', 'Choose pictures']) {
    await expect.poll(() => ring(name)).toBe('none')
    await userEvent.tab()
    await expect.element(uploader.getByLabelText(name)).toHaveFocus()
    await expect.poll(() => ring(name)).toBe('solid')
  }
  const opened: boolean[] = []
  uploader
    .getByLabelText('Choose pictures')
    .element()
    .addEventListener('click', (event) => {
      opened.push(event.defaultPrevented)
      // otherwise the system's file dialog would open
      event.preventDefault()
    })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened).toEqual([false])
})

test('E3 an item shows its upload progress, and its status changes from uploading to empty', async () => {
  const sendings = await openUploader()
  const picture = await photo('card.jpg', 700, 600)
  choose(picture)
  const sending = await expectSent(sendings, 1)
  const bar = page.getByRole('progressbar', { name: 'Upload of card.jpg' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  expect(itemsOf()[0]).toMatchObject({ file: 'card.jpg', status: 'uploading', message: '', url: '' })
  expect(sending.address).toMatch(/^PUT .*\/api\/uploads\/1\/ticket$/)
  expect(sending.headers).toEqual({ 'Content-Type': 'application/octet-stream' })
  for (const [share, shown] of [
    [0.1, '10'],
    [0.42, '42'],
    [0.99, '99'],
  ] as const) {
    sending.progress(share)
    await expect.element(bar).toHaveAttribute('aria-valuenow', shown)
    await expectState('card.jpg', `Uploading ${shown}%`)
  }
  sending.progress(1)
  await expectState('card.jpg', 'Checking')
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  sending.keep({ id: idOf(1) })
  await expectState('card.jpg', 'Uploaded')
  await expect.element(bar).not.toBeInTheDocument()
  expect(itemsOf()[0]).toEqual({
    file: 'card.jpg',
    status: '',
    message: '',
    objectUrl: expect.stringMatching(/^blob:/),
    content: ['image/jpeg', picture.size],
    url: `uploads/${idOf(1)}`,
  })
})

test('a picture is announced with its size and its digest before it is sent', async () => {
  const sendings = await openUploader()
  choose(await photo('card.jpg', 60, 40))
  const { body } = await expectSent(sendings, 1)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(requestsOf(announceEndpoint).map((request) => request.body)).toEqual([{ size: body.size, sha256 }])
})

test('at most two pictures are uploaded at the same time', async () => {
  const sendings = await openUploader()
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((n) => photo(`${n}.jpg`, 60, 40)))
  choose(...pictures)
  await expectSent(sendings, 2)
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => sendings.length).toBe(Math.min(done + 2, 5))
    if (done < 3) await expectState('5.jpg', 'Waiting')
    expect(requestsOf(announceEndpoint).length).toBe(sendings.length)
    sendings[done]?.keep()
    await expectState(`${done + 1}.jpg`, 'Uploaded')
  }
})

test('removing a picture removes it on the server, revokes its object URL and moves the focus to the next control', async () => {
  const sendings = await openUploader()
  choose(await photo('a.jpg', 60, 40), await photo('b.jpg', 60, 40))
  await expectSent(sendings, 2)
  for (const sending of sendings) sending.keep()
  await expectState('a.jpg', 'Uploaded')
  await expectState('b.jpg', 'Uploaded')
  const [first] = itemsOf()
  const address = first?.objectUrl ?? ''
  expect(await loads(address)).toBe(true)
  await page.getByRole('button', { name: 'Remove a.jpg' }).click()
  await expect
    .poll(() => requestsOf(removeEndpoint).map(({ body }) => body))
    .toEqual([{ id: first?.url.replace('uploads/', '') }])
  expect(await loads(address)).toBe(false)
  await expect.element(page.getByRole('button', { name: 'Remove b.jpg' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows().length).toBe(0)
  await expect.element(uploader.getByLabelText('Choose pictures')).toHaveFocus()
  await expect.poll(() => requestsOf(removeEndpoint).length).toBe(2)
})

test('removing a picture during its upload aborts the upload', async () => {
  const sendings = await openUploader()
  choose(await photo('card.jpg', 60, 40))
  const sending = await expectSent(sendings, 1)
  sending.progress(0.2)
  await expectState('card.jpg', 'Uploading 20%')
  await page.getByRole('button', { name: 'Remove card.jpg' }).click()
  expect(sending.isAborted).toBe(true)
  await expect.poll(() => rows().length).toBe(0)
})

test('leaving the uploader aborts the running upload and revokes the object URL of its picture', async () => {
  const sendings = await openUploader()
  choose(await photo('card.jpg', 60, 40))
  const sending = await expectSent(sendings, 1)
  await expect.poll(() => itemsOf()[0]?.objectUrl).toMatch(/^blob:/)
  const address = itemsOf()[0]?.objectUrl ?? ''
  expect(await loads(address)).toBe(true)
  const { cleanup } = await import('vitest-browser-react')
  await cleanup()
  expect(sending.isAborted).toBe(true)
  expect(await loads(address)).toBe(false)
})

test('the progress of an upload is announced in steps of 25 %, and its result at the end', async () => {
  const sendings = await openUploader()
  const news = noteChanges(uploader.element(), () =>
    [...document.querySelectorAll(`.${styles.uploader} [role=status]`)].map(({ textContent }) => textContent),
  )
  choose(await photo('card.jpg', 60, 40))
  const sending = await expectSent(sendings, 1)
  for (const percent of [3, 20, 27, 49, 51, 80, 99]) {
    sending.progress(percent / 100)
    await expectState('card.jpg', `Uploading ${percent}%`)
  }
  sending.progress(1)
  await expectState('card.jpg', 'Checking')
  sending.keep()
  await expectState('card.jpg', 'Uploaded')
  await expect
    .poll(() => news)
    .toEqual([
      'card.jpg: Waiting',
      'card.jpg: Uploading 0%',
      'card.jpg: Uploading 25%',
      'card.jpg: Uploading 50%',
      'card.jpg: Uploading 75%',
      'card.jpg: Checking',
      'card.jpg: Uploaded',
    ])
})

test('a thumbnail opens its picture by keyboard', async () => {
  const sendings = await openUploader()
  choose(await photo('a.jpg', 60, 40), await photo('b.jpg', 60, 40))
  await expectSent(sendings, 2)
  await expect.element(page.getByRole('button', { name: 'View b.jpg' })).toBeVisible()
  ;(page.getByRole('button', { name: 'View b.jpg' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Opened 1/)).toBeVisible()
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`every state of the uploader is accessible, and fits at 200 % text (${language}, ${theme})`, async () => {
    await openGalleryPart('uploader', { language, theme })
    await expectAccessible()
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
  })

for (const kind of ['drop', 'paste'] as const)
  test(`a picture can be added to the uploader by ${kind}`, async () => {
    const sendings = await openUploader({ size: [1_200, 800] })
    const data = new DataTransfer()
    data.items.add(await photo('handed.jpg', 60, 40))
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    uploader.element().dispatchEvent(event)
    const sending = await expectSent(sendings, 1)
    sending.keep()
    await expectState('handed.jpg', 'Uploaded')
    if (kind === 'drop') expect(event.defaultPrevented).toBe(true)
  })
