/** What the page draws about its subject: a wide scene with its surroundings, or a small thing alone. */
export interface PageDrawing {
  readonly picture: CanvasImageSource
  readonly isWide: boolean
}

/** Pixels of the picture of a wide scene, and the width of the scene itself at its lower right corner. */
export const wideSize = { width: 1080, height: 1064, scene: 680 } as const
const small = 400

const wideBox = { value: '0 0 390 260', width: 390, height: 260 } as const
const smallBox = '0 0 120 120'

/** The surroundings of a scene give way to the ground at its start, where the texts are. */
const fade = (left: number, right: number): string =>
  `<linearGradient id="beside" gradientUnits="userSpaceOnUse" x1="${left}" x2="${right}" y1="0" y2="0">` +
  '<stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>'

/** The drawing as a file of its own, which has the colours of the page's style sheets in place of their names. */
const markupOf = (drawing: SVGSVGElement, isWide: boolean): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  for (const sky of copy.querySelectorAll('[data-sky]')) sky.remove()
  const style = getComputedStyle(drawing)
  const content = [...copy.children]
    .map((child) => new XMLSerializer().serializeToString(child))
    .join('')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim())
  const open = (width: number, height: number, box: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">`
  if (!isWide) return `${open(small, small, smallBox)}${content}</svg>`
  const unit = wideBox.width / wideSize.scene
  const [width, height] = [wideSize.width * unit, wideSize.height * unit]
  const [x, y] = [wideBox.width - width, wideBox.height - height]
  const shape = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return (
    `${open(wideSize.width, wideSize.height, `${x} ${y} ${width} ${height}`)}<defs>${fade(x + width * 0.44, x + width * 0.6)}` +
    `<mask id="shown" maskUnits="userSpaceOnUse" ${shape}><rect ${shape} fill="url(#beside)"/></mask></defs>` +
    `<g mask="url(#shown)">${content}</g></svg>`
  )
}

/** The first drawing of a page as a picture; none if the page has no drawing yet, or the browser cannot read it. */
export const drawingOf = async (page: Element): Promise<PageDrawing | undefined> => {
  const drawing = page.querySelector<SVGSVGElement>(`svg[viewBox="${wideBox.value}"], svg[viewBox="${smallBox}"]`)
  if (!drawing) return undefined
  const isWide = drawing.getAttribute('viewBox') === wideBox.value
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(drawing, isWide))}`
  try {
    await picture.decode()
    return { picture, isWide }
  } catch {
    return undefined
  }
}
