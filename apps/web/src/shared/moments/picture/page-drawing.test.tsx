import { expect, onTestFinished, test } from 'vitest'
import { drawingOf, wideSize } from './page-drawing.ts'

const pageWith = (markup: string): HTMLElement => {
  const page = document.createElement('main')
  page.innerHTML = markup
  page.style.setProperty('--art-1', 'rgb(10, 200, 30)')
  document.body.append(page)
  onTestFinished(() => page.remove())
  return page
}

const colourAt = (picture: CanvasImageSource, x: number, y: number): number[] => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wideSize.width, height: wideSize.height })
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0)
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])]
}

test('O5 the picture shows the wide drawing of the page in its colours, without its sky and behind no text', async () => {
  const shapes =
    '<path data-sky="" fill="red" d="M-900-900H990V300H-900z"/><path fill="var(--art-1)" d="M-900 200H990V300H-900z"/>'
  const drawing = await drawingOf(pageWith(`<svg viewBox="0 0 390 260">${shapes}</svg>`))
  if (!drawing) throw new Error('there is no drawing')
  const { width, height } = wideSize
  expect(drawing.isWide).toBe(true)
  expect(colourAt(drawing.picture, width - 10, height - 10)).toEqual([10, 200, 30, 255])
  expect(colourAt(drawing.picture, width - 10, 10)).toEqual([0, 0, 0, 0])
  expect(colourAt(drawing.picture, width * 0.4, height - 10)).toEqual([0, 0, 0, 0])
})

test('O5 the picture shows the small drawing of a page that has no wide one', async () => {
  const drawing = await drawingOf(
    pageWith('<svg viewBox="0 0 120 120"><path fill="var(--art-1)" d="M0 0H120V120H0z"/></svg>'),
  )
  expect(drawing?.isWide).toBe(false)
  expect(drawing && colourAt(drawing.picture, 20, 20)).toEqual([10, 200, 30, 255])
})

test('O5 the picture has no drawing where the page has none', async () => {
  expect(await drawingOf(pageWith('<svg viewBox="0 0 24 24"></svg>'))).toBeUndefined()
})
