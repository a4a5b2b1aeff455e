import { inLanguage } from '@foyer/api/languages'
import { brandName } from '../../brand-name.ts'
import type { Language } from '../../text/languages.ts'
import { textsIn } from '../../text/table.ts'
import { text } from '../text.ts'
import type { CardFacts } from './card-facts.ts'
import { drawCard } from './draw-card.ts'
import { drawingOf } from './page-drawing.ts'

const loadMark = async (): Promise<HTMLImageElement | undefined> => {
  const mark = new Image()
  mark.src = `${import.meta.env.BASE_URL}mark.svg`
  try {
    await mark.decode()
    return mark
  } catch {
    // the name of the firm is on the card too
    return undefined
  }
}

/** The picture to share of a campaign as a file, in the colours of the shown page. Rejects if it cannot be drawn. */
export const makeCard = async (facts: CardFacts, language: Language): Promise<File> => {
  const main = document.querySelector('main')
  // the campaign of the page, whose element is the first to name one
  const campaign = main?.closest('[data-campaign]') ?? main?.querySelector('[data-campaign]')
  const page = getComputedStyle(campaign ?? main ?? document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  const [mark, drawing] = await Promise.all([loadMark(), main ? drawingOf(main) : undefined])
  const canvas = document.createElement('canvas')
  drawCard(canvas, facts, {
    name: inLanguage(brandName, language),
    scan: textsIn(text, language).scan,
    colours: {
      from: colour('--campaign-from') || colour('--hero'),
      to: colour('--campaign-to') || colour('--hero'),
      accent: colour('--accent'),
    },
    font: colour('--font'),
    ...(mark && { mark }),
    ...(drawing && { drawing }),
  })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser encodes no picture')
  return new File([blob], 'activity.png', { type: 'image/png' })
}
