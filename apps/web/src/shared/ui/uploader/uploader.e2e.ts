import { expect, test } from '@foyer/testing/journey/fixtures'
import { openLine } from '@foyer/testing/journey/line'
import { built } from '../../../../build/built-selector.ts'
import {
  fileInput,
  isPut,
  itemsOf,
  openSignedIn,
  openUploader,
  photo,
  rowOf,
  rows,
  sideways,
  slowDown,
  uploader,
} from './testing/uploader-page.ts'

const uploaded = (page: Parameters<typeof rows>[0], name: string) =>
  expect(rowOf(page, name).locator(built('.upload-state'))).toHaveText('Uploaded')

test.describe('on a PC', () => {
  test.use({ viewport: { width: 1200, height: 800 }, hasTouch: false, isMobile: false })

  test('K12 E3 thirty pictures that are chosen at once on a PC are all stored, and no camera is offered there', async ({
    page,
    mobileNo,
  }) => {
    await openSignedIn(page, mobileNo)
    await expect(uploader(page).getByText('Take a photo')).toBeHidden()
    await expect(uploader(page).getByText('Or drop pictures here, or paste them.')).toBeVisible()
    const { buffer, mimeType } = await photo(page, 'x', 120, 90)
    const names = Array.from({ length: 30 }, (_, i) => `picture ${i + 1}.jpg`)
    await fileInput(page).setInputFiles(names.map((name) => ({ name, mimeType, buffer })))
    await expect(rows(page)).toHaveCount(30)
    await expect
      .poll(async () => (await itemsOf(page)).every(({ status }) => status === ''), { timeout: 40_000 })
      .toBe(true)
    for (const [index, item] of (await itemsOf(page)).entries())
      expect(item).toEqual({
        file: names[index],
        status: '',
        message: '',
        objectUrl: expect.stringMatching(/^blob:/),
        content: ['image/jpeg', buffer.length],
        url: expect.stringMatching(/^uploads\/[\da-f-]{36}$/),
      })
  })
})

test('K12 a photo of 4000 × 3000 leaves the device upright and no larger than 2048 pixels', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, mobileNo)
  const large = sideways(await photo(page, 'sideways.jpg', 4000, 3000))
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  const answered = page.waitForResponse(isPut)
  await fileInput(page).setInputFiles(large)
  expect((await sent).headers()['content-type']).toBe('application/octet-stream')
  const { data } = await (await answered).json()
  expect(data).toMatchObject({ type: 'image/jpeg', width: 1536, height: 2048 })
  await uploaded(page, 'sideways.jpg')
  const [item] = await itemsOf(page)
  expect(item?.content[0]).toBe('image/jpeg')
  const drawn = await page.evaluate(async (url) => {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 100
    canvas.height = 100
    const surface = canvas.getContext('2d')
    surface?.drawImage(picture, 0, 0, 100, 100)
    const at = (x: number, y: number) => [...(surface?.getImageData(x, y, 1, 1).data ?? [])]
    return { width: picture.naturalWidth, height: picture.naturalHeight, top: at(50, 3), bottom: at(50, 97) }
  }, item?.objectUrl ?? '')
  expect([drawn.width, drawn.height]).toEqual([1536, 2048])
  // the left edge of the pixels was red; rotated by a quarter turn to the right it is the upper edge
  expect((drawn.top[0] ?? 0) > 200 && (drawn.top[2] ?? 255) < 60).toBe(true)
  expect((drawn.bottom[2] ?? 0) > 200 && (drawn.bottom[0] ?? 255) < 60).toBe(true)
})

test('E3 an upload fails when its connection is cut, and a retry after the connection is back stores the picture', async ({
  page,
  mobileNo,
  baseURL,
}) => {
  const line = await openLine(baseURL ?? '')
  await openSignedIn(page, mobileNo, line.origin)
  const picture = await photo(page, 'statement.jpg', 700, 600)
  const row = rowOf(page, 'statement.jpg')
  const state = row.locator(built('.upload-state'))
  await slowDown(page, 20_000)
  await fileInput(page).setInputFiles(picture)
  await expect(state).toHaveText(/Uploading [1-9]\d?%/)
  line.cut()
  const lost = 'No connection. Check your network and try again.'
  await expect(state).toHaveText(lost)
  expect((await itemsOf(page))[0]).toMatchObject({ status: 'failed', message: lost, url: '' })

  const again = row.getByRole('button', { name: 'Try again: statement.jpg' })
  await again.click()
  await expect(state).toHaveText(lost)
  await slowDown(page)
  line.mend()
  await again.click()
  await uploaded(page, 'statement.jpg')
  expect((await itemsOf(page))[0]).toMatchObject({ status: '', message: '' })
  line.close()
})

test('the server refuses a picture from a visitor who is not signed in, and the uploader shows the refusal', async ({
  page,
}) => {
  await openUploader(page)
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 60, 40))
  await expect(rowOf(page, 'card.jpg').locator(built('.upload-state'))).toHaveText('Please sign in first.')
})
