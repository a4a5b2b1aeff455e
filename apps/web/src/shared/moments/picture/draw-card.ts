import { modulesOf } from '../../qr/modules.ts'
import type { CardFacts } from './card-facts.ts'
import { type PageDrawing, wideSize } from './page-drawing.ts'
import { wrap } from './wrap.ts'

/** What the card takes from the page and its brand. */
export interface CardLook {
  /** name of the firm */
  readonly name: string
  /** says what the QR code is for */
  readonly scan: string
  readonly colours: { readonly from: string; readonly to: string; readonly accent: string }
  readonly font: string
  /** the firm's mark; absent if it did not load */
  readonly mark?: CanvasImageSource
  /** what the page draws about its subject */
  readonly drawing?: PageDrawing
}

/** Pixels of the picture: three by four, as chats and feeds show it without cutting. */
export const cardSize = { width: 1080, height: 1440 } as const
const { width, height } = cardSize
const margin = 84
const inner = width - 2 * margin
const panelTop = 1032
/** width of the texts beside the subject of a drawing */
const beside = 500
const ink = '#0e1b2e'
const inkSoft = '#46546a'

type Pen = CanvasRenderingContext2D

/** Draws lines of text from a baseline, and returns the baseline behind them. */
const write = (
  pen: Pen,
  text: string,
  at: { x: number; y: number; width: number; lines: number; height: number },
): number => {
  const lines = wrap(text, at, (part) => pen.measureText(part).width)
  for (const [n, line] of lines.entries()) pen.fillText(line, at.x, at.y + n * at.height)
  return at.y + lines.length * at.height
}

/** The drawing at the lower right, or rings that rise from there, as a quiet ornament. */
const drawGround = (pen: Pen, { colours: { from, to, accent }, drawing }: CardLook): void => {
  const ground = pen.createLinearGradient(0, 0, width, panelTop)
  ground.addColorStop(0, from)
  ground.addColorStop(1, to)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  if (drawing?.isWide) pen.drawImage(drawing.picture, 0, 0, wideSize.width, wideSize.height)
  if (drawing && !drawing.isWide) pen.drawImage(drawing.picture, width - margin - 380, panelTop - 420, 380, 380)
  if (drawing) return
  pen.lineWidth = 2
  for (let ring = 0; ring < 7; ring++) {
    pen.globalAlpha = 0.16 - ring * 0.018
    pen.strokeStyle = ring === 2 ? accent : '#ffffff'
    pen.beginPath()
    pen.arc(width + 40, panelTop - 40, 180 + ring * 96, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** The digits large and the unit small, on one baseline; smaller where they are too wide. */
const drawFigure = (pen: Pen, value: string, font: string, at: { y: number; width: number }): void => {
  const parts = value.match(/[\d.,]+%?|[^\d.,]+/g) ?? [value]
  const isNumber = (part: string) => /^\d/.test(part)
  // a figure in words has no unit
  const words = parts.some(isNumber) ? 84 : 148
  const sizes = (scale: number) =>
    parts.map((part) => ({ part, font: `650 ${Math.round((isNumber(part) ? 208 : words) * scale)}px ${font}` }))
  const widthOf = (scale: number) =>
    sizes(scale).reduce((sum, { part, font: one }) => {
      pen.font = one
      return sum + pen.measureText(part).width
    }, 0)
  const scale = Math.min(1, at.width / widthOf(1))
  let x = margin
  for (const { part, font: one } of sizes(scale)) {
    pen.font = one
    pen.fillText(part, x, at.y)
    x += pen.measureText(part).width
  }
}

const drawPanel = (pen: Pen, facts: CardFacts, { font, scan }: CardLook): void => {
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  // `roundRect` is newer than the browsers we build for
  pen.moveTo(0, height)
  pen.arcTo(0, panelTop, width, panelTop, 56)
  pen.arcTo(width, panelTop, width, height, 56)
  pen.lineTo(width, height)
  pen.fill()
  const { size, path } = modulesOf(facts.link)
  // with its light border; modules of whole pixels leave no gaps between them
  const side = Math.floor(404 / size) * size
  pen.save()
  pen.translate(margin - 40, panelTop + Math.round((height - panelTop - side) / 2))
  pen.scale(side / size, side / size)
  pen.fillStyle = ink
  pen.fill(new Path2D(path))
  pen.restore()
  const x = margin + 344
  const room = width - margin + 24 - x
  pen.fillStyle = ink
  pen.font = `600 38px ${font}`
  const below = write(pen, scan, { x, y: panelTop + 96, width: room, lines: 2, height: 50 })
  pen.fillStyle = inkSoft
  // as large as fits
  for (const size of [36, 32, 28]) {
    pen.font = `400 ${size}px ${font}`
    const line = Math.round(size * 1.35)
    const lines = Math.floor((height - 24 - below) / line)
    const needed = wrap(facts.risk, { width: room, lines: lines + 1 }, (part) => pen.measureText(part).width).length
    if (needed > lines && size > 28) continue
    write(pen, facts.risk, { x, y: below + 14, width: room, lines, height: line })
    break
  }
}

/** Draws the picture to share of a campaign. */
export const drawCard = (canvas: HTMLCanvasElement, facts: CardFacts, look: CardLook): void => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no canvas')
  Object.assign(canvas, cardSize)
  const { colours, drawing, font, mark, name } = look
  drawGround(pen, look)
  if (mark) pen.drawImage(mark, margin, 76, 76, 76)
  pen.fillStyle = '#ffffff'
  pen.textBaseline = 'alphabetic'
  pen.font = `600 40px ${font}`
  pen.fillText(name, margin + (mark ? 100 : 0), 128)
  // a size smaller, rather than a word or two alone on the last line
  for (const size of [84, 72]) {
    pen.font = `650 ${size}px ${font}`
    const lines = wrap(facts.title, { width: inner, lines: 3 }, (part) => pen.measureText(part).width)
    if (lines.length < 2 || pen.measureText(lines.at(-1) ?? '').width > inner / 4) break
  }
  const top = drawing ? 276 : 300
  const below = write(pen, facts.title, { x: margin, y: top, width: inner, lines: facts.figure ? 2 : 3, height: 104 })
  pen.globalAlpha = 0.86
  pen.font = `400 42px ${font}`
  const leadLines = facts.figure ? 2 : drawing ? 3 : 7
  write(pen, facts.lead, { x: margin, y: below, width: inner, lines: leadLines, height: 62 })
  pen.globalAlpha = 1
  if (facts.figure) {
    pen.fillStyle = colours.accent
    const room = drawing ? beside : inner
    drawFigure(pen, facts.figure.value, font, { y: 764, width: room })
    pen.fillStyle = '#ffffff'
    pen.font = `400 44px ${font}`
    write(pen, facts.figure.note, { x: margin, y: 836, width: room, lines: 2, height: 58 })
  }
  pen.font = `400 36px ${font}`
  pen.globalAlpha = 0.86
  if (facts.period) pen.fillText(facts.period, margin, panelTop - 64)
  pen.globalAlpha = 1
  drawPanel(pen, facts, look)
}
