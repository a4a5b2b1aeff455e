import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { campaign, campaignId, draftDocument, editedAnswers, surroundings } from '../testing/editor-data.ts'
import { expectSound, open } from '../testing/open.tsx'
import { type Answers, bodiesOf } from '../testing/server.ts'

type Saved = { document: typeof draftDocument }
const lastSaved = () => (bodiesOf('POST /staff/campaigns/save') as readonly Saved[]).at(-1)?.document
const photograph = `picture-${'5'.repeat(64)}-1600x900.webp`
const other = `picture-${'6'.repeat(64)}-800x800.webp`
const withArt = (fields: object) => {
  const [hero, ...blocks] = draftDocument.page.blocks
  const document = { ...draftDocument, page: { blocks: [{ ...hero, ...fields }, ...blocks] } }
  return { 'POST /staff/campaigns/open': { data: { ...campaign, document } } } as Answers
}
/** Opens the hero in the editor. */
const openHero = async (answers: Answers = {}) => {
  await open(`/campaigns/${campaignId}/edit`, {
    session: sessionOf('author'),
    answers: { ...editedAnswers, ...answers },
  })
  await page.getByCss('.part-name:not([data-part=rule])').nth(1).click()
}
const saveNow = async () => {
  await page.getByRole('button', { name: 'Save now' }).click()
  await expect.element(page.getByCss('.editor-status')).toHaveTextContent('Saved')
}
const openPictures = () => page.getByCss('.media-acts .button').first().click()
const input = () => page.getByCss('input[type=file]')
const drop = (dropped: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(dropped)
  const area = page.getByCss('.upload-area').element()
  for (const type of ['dragover', 'drop'])
    area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}
const bytes = new Uint8Array([1, 2, 3])
const file = () => new File([bytes], 'lamp.jpg', { type: 'image/jpeg' })
const sha256 = '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81'

const stored: Answers = { 'POST /staff/pictures/add': { data: { name: photograph, width: 1600, height: 900 } } }

test('an author uploads a picture with its length and hash, and the block shows it at once', async () => {
  await openHero(stored)
  await openPictures()
  await expectSound()
  await userEvent.upload(input(), file())
  await expect.element(page.getByCss('.media-name').first()).toHaveTextContent('Picture, 1600 × 900')
  expect(bodiesOf('POST /staff/pictures/add')).toEqual([{ size: '3', sha256 }])
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toMatchObject({ art: photograph })
  // one step takes all of it back
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.element(page.getByCss('.media-name').first()).toHaveTextContent('hero-briefing.svg')
})

test('a picture can be dropped, and an upload of a picture block fills in its size', async () => {
  const image = { kind: 'image', media: 'gift-flask.svg', width: 10, height: 10, alt: null }
  const document = { ...draftDocument, page: { blocks: [image, ...draftDocument.page.blocks.slice(1)] } }
  await openHero({ ...stored, 'POST /staff/campaigns/open': { data: { ...campaign, document } } })
  await openPictures()
  await expect.element(page.getByCss('.upload-area')).toBeVisible()
  drop(file())
  await expect.element(page.getByCss('.media-name').first()).toHaveTextContent('Picture, 1600 × 900')
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toEqual({ kind: 'image', media: photograph, width: 1600, height: 900, alt: null })
})

test.each([
  ['upload_not_picture', 400, 'This is not a JPEG, PNG, WebP or AVIF picture.'],
  ['upload_infected', 400, /^The virus scanner refused this file\./],
  ['upload_limit', 429, /as many pictures as a day allows/],
] as const)(
  'the refusal %s of a picture is explained, and another picture can be sent',
  async (reason, status, words) => {
    await openHero({ 'POST /staff/pictures/add': { status, reason } })
    await openPictures()
    await userEvent.upload(input(), file())
    await expect.element(page.getByCss('.upload').getByText(words)).toBeVisible()
    await userEvent.upload(input(), file())
    await vi.waitFor(() => expect(bodiesOf('POST /staff/pictures/add')).toHaveLength(2))
    await expect.element(page.getByCss('.upload .field-fault')).toBeVisible()
    await expectSound()
  },
)

test('a file that is too large is never sent', async () => {
  await openHero()
  await openPictures()
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await expect.element(page.getByCss('.upload-area')).toBeVisible()
  drop(large)
  await expect.element(page.getByCss('.upload').getByText(/too large: at most 10 MB/)).toBeVisible()
  expect(bodiesOf('POST /staff/pictures/add')).toEqual([])
})

test('a lost connection keeps the dialog open, and the block keeps its picture', async () => {
  await openHero({ 'POST /staff/pictures/add': 'lost' })
  await openPictures()
  await userEvent.upload(input(), file())
  await expect.element(page.getByCss('.upload .failure')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByCss('.media-name').first()).toHaveTextContent('hero-briefing.svg')
})

test('uploaded pictures of others can be used again', async () => {
  const answers = { 'POST /staff/editor/surroundings': { data: { ...surroundings, pictures: [other] } } }
  await openHero(answers)
  await openPictures()
  await page.getByRole('button', { name: 'Picture, 800 × 800' }).click()
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toMatchObject({ art: other })
})

test('the focus is set with a click and with the arrow keys, and a screen reader hears where it is', async () => {
  await openHero(withArt({ art: photograph }))
  const point = page.getByRole('slider', { name: 'Focus: Picture' })
  await expect.element(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  const picture = page.getByCss('.focus-picture')
  await vi.waitFor(() => expect(picture.element().getBoundingClientRect().height).toBeGreaterThan(100))
  const { width, height } = picture.element().getBoundingClientRect()
  // percent of the picture are percent of its frame
  expect(width - (picture.element().querySelector('img')?.getBoundingClientRect().width ?? 0)).toBeLessThan(3)
  await userEvent.click(picture, { position: { x: Math.round(width * 0.8), y: Math.round(height * 0.25) } })
  await expect.element(point).toHaveFocus()
  const [x = 0, y = 0] = (point.element().getAttribute('aria-valuetext') ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(Math.abs(x - 80)).toBeLessThan(3)
  expect(Math.abs(y - 25)).toBeLessThan(3)
  await userEvent.keyboard('{Home}')
  await expect.element(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  await expect.element(point).toHaveAttribute('aria-valuetext', '52% from the left, 40% from the top')
  await expectSound()
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toMatchObject({ focus: { x: 52, y: 40 } })
  await expect.element(page.getByCss('.focus-crop img')).toHaveStyle({ objectPosition: '52% 40%' })
})

test('another picture begins with its focus in the centre, and removing it removes what describes it', async () => {
  const artAlt = { 'zh-CN': '一盏灯', 'en-US': 'A lamp' }
  await openHero({ ...stored, ...withArt({ art: other, artAlt, focus: { x: 1, y: 2 } }) })
  await openPictures()
  await userEvent.upload(input(), file())
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toMatchObject({ art: photograph, artAlt })
  expect(lastSaved()?.page.blocks[0]).not.toHaveProperty('focus')
  await page.getByCss('.media-acts').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByCss('.focus-field')).not.toBeInTheDocument()
  await expect.element(page.getByText('Alternative text of the picture')).not.toBeInTheDocument()
})

test('the alternative text of a picture is written in three languages, with a mark on the missing one', async () => {
  await openHero(withArt({ art: photograph }))
  const field = (language: string) => page.getByCss(`[data-path="page.blocks[0].artAlt.${language}"]`)
  await expect.element(field('en-US')).toHaveAttribute('data-state', 'written')
  await field('zh-CN').fill('一盏灯')
  await expect.element(field('zh-HK')).toHaveAttribute('data-state', 'converted')
  await expect.element(field('en-US')).toHaveAttribute('data-state', 'missing')
})

test('a drawing of the release has no focus, since it is never cropped', async () => {
  await openHero()
  await expect.element(page.getByCss('.media-field')).toBeVisible()
  expect(document.querySelector('.focus-field')).toBeNull()
})
