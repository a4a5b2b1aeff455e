import { expect, onTestFinished, test } from 'vitest'
import { cardSize, drawCard } from './draw-card.ts'

const facts = { title: 'Title', lead: 'Lead', link: 'https://m.foyer.example', risk: 'Risk' }
const look = { name: 'Firm', scan: 'Scan', font: 'sans-serif', colours: { from: '#0a0', to: '#0a0', accent: '#fff' } }

test('O5 the panel of the picture has round corners also in a browser whose canvas draws no round rectangles', () => {
  const { roundRect } = CanvasRenderingContext2D.prototype
  Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'roundRect')
  onTestFinished(() => void Object.assign(CanvasRenderingContext2D.prototype, { roundRect }))
  const canvas = document.createElement('canvas')
  drawCard(canvas, facts, look)
  const colourAt = (x: number, y: number) => [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])]
  const white = [255, 255, 255, 255]
  const corners = [4, cardSize.width - 5]
  for (const x of [...corners, cardSize.width / 2]) expect(colourAt(x, cardSize.height - 5)).toEqual(white)
  expect(colourAt(cardSize.width / 2, 1040)).toEqual(white)
  for (const x of corners) expect(colourAt(x, 1040)).not.toEqual(white)
})
