import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import { inLanguage } from '@foyer/api/languages'
import { cardOf } from '../../../shared/activity/moment/card.ts'
import { useShown } from '../../../shared/activity/shown.ts'
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
import { prizeScene } from './prize-scene.ts'
import * as styles from './result.module.css'
import { Reveal } from './reveal.tsx'
import { useReveal } from './use-reveal.ts'

interface ResultSheetProps {
  drawn: MyDraw
  draw: DrawDetail
  onClose: () => void
}

/** The result of one draw, with what follows. The name of the sheet is the result, so that a screen reader announces it. */
export const ResultSheet = ({ drawn, draw, onClose }: ResultSheetProps) => {
  const t = useText(text)
  const { myRewards, number, own } = useText(page)
  const language = useLanguage()
  const { detail } = useShown()
  const { data } = useDrawStatus()
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
        <p className={styles.why}>{prize ? t[prize.type] : t.lostWhy}</p>
        <div className={styles.actions}>
          {prize && (
            <a className="button" href="#/myRewards">
              {myRewards}
            </a>
          )}
          {!prize && <Button onClick={onClose}>{t.close}</Button>}
          <div className={momentStyles.momentExtras}>
            {prize && (
              <button type="button" className={momentStyles.momentExtra} onClick={onClose}>
                {t.close}
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
