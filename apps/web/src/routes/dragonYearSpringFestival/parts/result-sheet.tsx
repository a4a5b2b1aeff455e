import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import { inLanguage } from '@foyer/api/languages'
import { cardOf } from '../../../shared/activity/moment/card.ts'
import { showPart } from '../../../shared/activity/show-part.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { fillPlural } from '../../../shared/format/plural.ts'
import * as momentStyles from '../../../shared/moments/moment.module.css'
import { ShareButton } from '../../../shared/moments/picture/share-button.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import * as checkStyles from '../check/check.module.css'
import { text as page } from '../text.ts'
import { ownNumber, useDrawStatus } from '../use-draw-status.ts'
import { text } from './draw-text.ts'
import { chancesId } from './part-ids.ts'
import { prizeScene } from './prize-scene.ts'
import * as styles from './result.module.css'
import { Reveal } from './reveal.tsx'
import { useReveal } from './use-reveal.ts'

interface ResultSheetProps {
  drawn: MyDraw
  draw: DrawDetail
  onClose: () => void
  /** sends the next draw */
  onAgain: () => void
}

/** What follows a draw without a prize: the next chance, which is used or earned now, or comes later. */
const useNextChance = (
  onAgain: () => void,
  onClose: () => void,
): { why: string; act?: { label: string; onPress: () => void } } => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  const { data } = useDrawStatus()
  if (data && data.chances > 0)
    return { why: fillPlural(t.chancesLeft, data.chances), act: { label: t.drawAgain, onPress: onAgain } }
  const open = data?.tasks.filter(({ isOpen }) => isOpen) ?? []
  const toTasks = () => {
    onClose()
    // the sheet returns the focus when it closes
    requestAnimationFrame(() => showPart(chancesId))
  }
  if (open.some(({ nextAt }) => nextAt === null))
    return { why: t.moreWhy, act: { label: t.moreChances, onPress: toTasks } }
  if (open.length === 0) return { why: t.lostWhy }
  const nextAt = Math.min(...open.map(({ nextAt }) => nextAt ?? now))
  return { why: fill(t.nextChance, { time: formatNearMoment(language, nextAt, now) }) }
}

/** The result of one draw, with what follows. The name of the sheet is the result, so that a screen reader announces it. */
export const ResultSheet = ({ drawn, draw, onClose, onAgain }: ResultSheetProps) => {
  const t = useText(text)
  const { number, own } = useText(page)
  const language = useLanguage()
  const { detail } = useShown()
  const { data } = useDrawStatus()
  const next = useNextChance(onAgain, onClose)
  const revealing = useReveal('text-appears')
  const prize = draw.prizes.find(({ code }) => code === drawn.prize)
  const title = prize ? fill(t.won, { prize: inLanguage(prize.name, language) }) : t.lost
  const n = data && ownNumber(data, drawn)
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.result} {...revealing}>
        <Reveal scene={prize ? prizeScene(prize) : 'states/not-won'} isWon={prize !== undefined} />
        <p className={styles.headline} aria-hidden="true">
          {prize && <span>{t.wonWhat}</span>}
          <strong>{prize ? inLanguage(prize.name, language) : t.lost}</strong>
        </p>
        <p className={`${styles.why} numbers`}>{prize ? t[prize.type] : next.why}</p>
        <div className={styles.actions}>
          {prize ? (
            <a className="button" href="#/myRewards">
              {t[`${prize.type}Act`]}
            </a>
          ) : (
            <Button onClick={next.act?.onPress ?? onClose}>{next.act?.label ?? t.close}</Button>
          )}
          <div className={momentStyles.momentExtras}>
            {(prize || next.act) && (
              <button type="button" className={momentStyles.momentExtra} onClick={onClose}>
                {t.later}
              </button>
            )}
            <ShareButton facts={cardOf(detail, language)} />
          </div>
        </div>
        <details className={styles.proof}>
          <summary>{t.verification}</summary>
          <dl className={`${styles.facts} numbers`}>
            <div>
              <dt>{t.result}</dt>
              {n !== undefined && <dd>{fill(own, { n })}</dd>}
              <dd>{fill(number, { n: drawn.number })}</dd>
            </div>
            <div>
              <dt>{t.seedUsed}</dt>
              <dd className={checkStyles.hash}>{drawn.visitorSeed}</dd>
            </div>
          </dl>
        </details>
      </div>
    </Sheet>
  )
}
