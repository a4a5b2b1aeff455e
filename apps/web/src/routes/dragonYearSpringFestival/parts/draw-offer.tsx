import { drawParts } from '@foyer/api/arithmetic/draw-outcome'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useDraw } from '../api.ts'
import { formatCount, formatOdds } from '../format.ts'
import { useDrawStatus } from '../use-draw-status.ts'
import { text } from './text.ts'

/**
 * The odds of any prize and what is left of them; for a participant, the chances that they have; after the end, the
 * prizes that were given.
 */
export const DrawOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const { data: draw } = useDraw(detail.code, detail.phase === 'ended')
  const { data: mine } = useDrawStatus()
  if (!draw) return null
  const { prizes, statistics } = draw
  if (statistics)
    return (
      <Offer
        label={t.given}
        figure={formatCount(language, statistics.wins)}
        unit={fill(t.ofDraws, { n: formatCount(language, statistics.draws) })}
      />
    )
  const odds = prizes.filter(({ stock }) => stock.remaining > 0).reduce((sum, prize) => sum + prize.odds, 0)
  const anyPrize = formatOdds(language, Math.min(odds, drawParts))
  if (mine && draw.phase === 'open')
    return (
      <Offer
        label={t.myChances}
        figure={formatCount(language, mine.chances)}
        unit={fill(t.eachDraw, { odds: anyPrize })}
      />
    )
  const left = prizes.reduce((sum, { stock }) => sum + stock.remaining, 0)
  return <Offer label={t.anyPrize} figure={anyPrize} unit={fill(t.prizesLeft, { n: formatCount(language, left) })} />
}
