import { writeFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { openLine } from './testing/line.ts'
import {
  fileInput,
  isPut,
  itemsOf,
  loads,
  noteChanges,
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
  expect(rowOf(page, name).locator('.upload-state')).toHaveText('Uploaded')

test('K12 pictures are chosen from files, any number of them, or taken with the camera', async ({ page }) => {
  await openUploader(page)
  const files = uploader(page).getByLabel('Choose pictures')
  await expect(files).toHaveAttribute('accept', 'image/*')
  await expect(files).toHaveAttribute('multiple', '')
  const camera = uploader(page).getByLabel('Take a photo')
  await expect(camera).toHaveAttribute('accept', 'image/*')
  await expect(camera).toHaveAttribute('capture', 'environment')
})

test('both ways to choose are reached by keyboard, with a ring around the one that has focus', async ({ page }) => {
  // listened to from the start: choosers are caught a moment after somebody began to listen
  const opened: boolean[] = []
  page.on('filechooser', (chooser) => opened.push(chooser.isMultiple()))
  await openUploader(page)
  await page.getByRole('link', { name: 'All parts' }).focus()
  const ring = (name: string) =>
    uploader(page)
      .locator('.uploader-face', { hasText: name })
      .evaluate((face) => getComputedStyle(face).outlineStyle)
  for (const name of ['Take a photo', 'Choose pictures']) {
    await expect.poll(() => ring(name)).toBe('none')
    await page.keyboard.press('Tab')
    await expect(uploader(page).getByLabel(name)).toBeFocused()
    await expect.poll(() => ring(name)).toBe('solid')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => opened).toEqual([true])
})

test('K12 E3 thirty pictures at once are all kept, each an item of six fields', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
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

test('E3 an item goes from uploading to empty, with its progress from 0 to 100', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  const picture = await photo(page, 'card.jpg', 700, 600)
  await slowDown(page, 100_000)
  const percentages = await noteChanges(page, '.uploader [role=progressbar]', 'aria-valuenow')
  await fileInput(page).setInputFiles(picture)
  const bar = page.getByRole('progressbar', { name: 'Upload of card.jpg' })
  await expect(bar).toBeVisible()
  expect((await itemsOf(page))[0]).toMatchObject({ file: 'card.jpg', status: 'uploading', message: '', url: '' })
  await uploaded(page, 'card.jpg')
  const seen = (await percentages()).map(Number)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen[0]).toBe(0)
  expect(seen.filter((value) => value > 0 && value < 100).length).toBeGreaterThan(2)
  await expect(bar).toHaveCount(0)
  expect((await itemsOf(page))[0]).toMatchObject({ status: '', message: '' })
})

test('K12 a photo of 4000 × 3000 leaves the device upright and no larger than 2048', async ({ page, mobileNo }) => {
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
  // the left edge of the pixels was red: turned by a quarter to the right it is the upper one
  expect((drawn.top[0] ?? 0) > 200 && (drawn.top[2] ?? 255) < 60).toBe(true)
  expect((drawn.bottom[2] ?? 0) > 200 && (drawn.bottom[0] ?? 255) < 60).toBe(true)
})

test('two pictures at most are on their way at once', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  const { buffer, mimeType } = await photo(page, 'x', 500, 400)
  let [running, most] = [0, 0]
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    running++
    most = Math.max(most, running)
  })
  page.on('response', (response) => {
    if (isPut(response)) running--
  })
  await slowDown(page, 300_000)
  await fileInput(page).setInputFiles([1, 2, 3, 4, 5].map((n) => ({ name: `${n}.jpg`, mimeType, buffer })))
  await expect(rowOf(page, '5.jpg').locator('.upload-state')).toHaveText('Waiting')
  await uploaded(page, '5.jpg')
  expect(most).toBe(2)
})

test('E3 a connection lost in the middle fails with a reason, and trying again keeps the picture', async ({
  page,
  mobileNo,
  baseURL,
}) => {
  const line = await openLine(baseURL ?? '')
  await openSignedIn(page, mobileNo, line.origin)
  const picture = await photo(page, 'statement.jpg', 700, 600)
  const row = rowOf(page, 'statement.jpg')
  const state = row.locator('.upload-state')
  await slowDown(page, 20_000)
  await fileInput(page).setInputFiles(picture)
  await expect(state).toHaveText(/Uploading [1-9]\d?%/)
  line.cut()
  const lost = 'No connection. Check your network and try again.'
  await expect(state).toHaveText(lost)
  expect((await itemsOf(page))[0]).toMatchObject({ status: 'failed', message: lost, url: '' })
  await expectAccessible(page)

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

test('E3 what is no picture fails in words, in the language that is shown', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  const text = Buffer.from('<script>alert(1)</script>')
  await fileInput(page).setInputFiles([
    { name: 'named.png', mimeType: 'image/png', buffer: text },
    { name: 'paper.pdf', mimeType: 'application/pdf', buffer: text },
  ])
  for (const name of ['named.png', 'paper.pdf'])
    await expect(rowOf(page, name).locator('.upload-state')).toHaveText(
      'This is not a picture we can use. Please choose a JPG, PNG or WebP photo.',
    )
  // the same file would fail again: another one is the way on
  await expect(uploader(page).getByRole('button', { name: /Try again/ })).toHaveCount(0)
  await page.getByRole('radio', { name: '繁體中文' }).check({ force: true })
  await expect(rowOf(page, 'named.png').locator('.upload-state')).toHaveText(
    '這不是可用的圖片，請選擇 JPG、PNG 或 WebP 相片。',
  )
  await page.getByRole('radio', { name: '简体中文' }).check({ force: true })
  await expect(rowOf(page, 'paper.pdf').locator('.upload-state')).toHaveText(
    '这不是可用的图片，请选择 JPG、PNG 或 WebP 照片。',
  )
})

test('E3 a file over 10 MB is sent only if it can be made smaller', async ({ page, mobileNo }, testInfo) => {
  await openSignedIn(page, mobileNo)
  const calls: string[] = []
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const padding = Buffer.alloc(10 * 1024 * 1024 + 1, 'x')
  const path = (name: string) => testInfo.outputPath(name)
  writeFileSync(path('broken.jpg'), padding)
  await fileInput(page).setInputFiles(path('broken.jpg'))
  await expect(rowOf(page, 'broken.jpg').locator('.upload-state')).toHaveText(
    'This picture is over 10 MB. Please choose a smaller one.',
  )
  expect(calls.filter((call) => call.includes('uploads'))).toEqual([])
  // what a phone appends to its photos, such as a film of the moment
  writeFileSync(path('photo.jpg'), Buffer.concat([(await photo(page, 'x', 700, 600)).buffer, padding]))
  await fileInput(page).setInputFiles(path('photo.jpg'))
  await uploaded(page, 'photo.jpg')
  expect((await itemsOf(page))[1]?.content[1]).toBeLessThan(1_000_000)
})

test('a visitor who is not signed in is told so', async ({ page }) => {
  await openUploader(page)
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 60, 40))
  await expect(rowOf(page, 'card.jpg').locator('.upload-state')).toHaveText('Please sign in first.')
})

test('a picture that is removed is taken back on the server, its address is given up and focus stays near', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, mobileNo)
  const { buffer, mimeType } = await photo(page, 'x', 60, 40)
  await fileInput(page).setInputFiles(['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType, buffer })))
  await uploaded(page, 'a.jpg')
  await uploaded(page, 'b.jpg')
  const [first] = await itemsOf(page)
  expect(await loads(page, first?.objectUrl)).toBe(true)
  const taken = page.waitForResponse((response) => response.url().endsWith('/user/uploads/remove'))
  await page.getByRole('button', { name: 'Remove a.jpg' }).click()
  const reply = await taken
  expect(reply.request().postDataJSON()).toEqual({ id: first?.url.replace('uploads/', '') })
  expect((await reply.json()).status).toBe(0)
  expect(await loads(page, first?.objectUrl)).toBe(false)
  await expect(page.getByRole('button', { name: 'Remove b.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(0)
  await expect(fileInput(page)).toBeFocused()
})

test('a picture that is removed on its way is sent no further', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  await slowDown(page, 20_000)
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 700, 600))
  await expect(rowOf(page, 'card.jpg').locator('.upload-state')).toHaveText(/Uploading [1-9]/)
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Remove card.jpg' }).click()
  expect((await ended).failure()?.errorText).toContain('ABORTED')
  await expect(rows(page)).toHaveCount(0)
})

test('whoever leaves ends what is under way and gives the pictures’ addresses back', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  await slowDown(page, 20_000)
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 700, 600))
  await expect(rowOf(page, 'card.jpg').locator('.upload-state')).toHaveText(/Uploading [1-9]/)
  const [item] = await itemsOf(page)
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await page.evaluate(() => {
    location.hash = 'progress'
  })
  expect((await ended).failure()?.errorText).toContain('ABORTED')
  expect(await loads(page, item?.objectUrl)).toBe(false)
})

test('how far a picture is, is said in steps of a quarter, and how it ended', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  const news = await noteChanges(page, '.uploader [role=status]')
  await slowDown(page, 60_000)
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 700, 600))
  await uploaded(page, 'card.jpg')
  const said = await news()
  expect(said[0]).toBe('card.jpg: Waiting')
  expect(said.at(-1)).toBe('card.jpg: Uploaded')
  for (const words of said) expect(words).toMatch(/^card\.jpg: (Waiting|Uploading (0|25|50|75)%|Checking|Uploaded)$/)
  expect(said.length).toBeGreaterThan(4)
})

test('a thumbnail opens its picture, by keyboard too', async ({ page, mobileNo }) => {
  await openSignedIn(page, mobileNo)
  const { buffer, mimeType } = await photo(page, 'x', 60, 40)
  await fileInput(page).setInputFiles(['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType, buffer })))
  await uploaded(page, 'b.jpg')
  await page.getByRole('button', { name: 'View b.jpg' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Opened 1')).toBeVisible()
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`every state of the uploader is accessible (${language})`, async ({ page }) => {
      await openUploader(page, language)
      await expectAccessible(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  })

test.describe('on a PC', () => {
  test.use({ viewport: { width: 1200, height: 800 }, hasTouch: false, isMobile: false })

  const hand = ({ base64, kind }: { base64: string; kind: 'drop' | 'paste' }) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], `${kind}ped.jpg`, { type: 'image/jpeg' }))
    const target = document.querySelector('.uploader')
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    target?.dispatchEvent(event)
  }

  test('pictures are dropped on it or pasted, and no camera is offered', async ({ page, mobileNo }) => {
    await openSignedIn(page, mobileNo)
    await expect(uploader(page).getByText('Take a photo')).toBeHidden()
    await expect(uploader(page).getByText('Or drop pictures here, or paste them.')).toBeVisible()
    const base64 = (await photo(page, 'x', 60, 40)).buffer.toString('base64')
    for (const kind of ['drop', 'paste'] as const) {
      await page.evaluate(hand, { base64, kind })
      await uploaded(page, `${kind}ped.jpg`)
    }
  })
})
