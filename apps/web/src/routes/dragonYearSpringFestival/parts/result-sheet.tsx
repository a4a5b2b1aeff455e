import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import { cardOf } from '../../../shared/activity/moment/card.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { MomentSheet } from '../../../shared/moments/moment-sheet.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as page } from '../text.ts'
import { text } from './draw-text.ts'
import { Envelope } from './envelope.tsx'

interface ResultSheetProps {
  drawn: MyDraw
  draw: DrawDetail
  onClose: () => void
}

/** The result of one draw, with what follows. The name of the sheet is the result, so that a screen reader announces it. */
export const ResultSheet = ({ drawn, draw, onClose }: ResultSheetProps) => {
  const t = useText(text)
  const { myRewards, number } = useText(page)
  const language = useLanguage()
  const { detail } = useShown()
  const prize = draw.prizes.find(({ code }) => code === drawn.prize)
  const drawnStep = {
    label: fill(number, { n: drawn.number }),
    time: formatHongKong(language, drawn.at),
    isDone: true,
  }
  return (
    <MomentSheet
      title={prize ? fill(t.won, { prize: prize.name[language] }) : t.lost}
      subject={prize ? prize.note[language] : t.lostWhy}
      art={<Envelope isWon={prize !== undefined} />}
      steps={[drawnStep, ...(prize ? [{ label: t[prize.type] }] : [])]}
      next={prize && { label: myRewards, to: '/myRewards' }}
      share={cardOf(detail, language)}
      onClose={onClose}
    >
      <details className={styles.drawProof}>
        <summary>{t.verification}</summary>
        <dl className={`${styles.drawFacts} numbers`}>
          <div>
            <dt>{t.seedUsed}</dt>
            <dd className={styles.hash}>{drawn.visitorSeed}</dd>
          </div>
        </dl>
      </details>
    </MomentSheet>
  )
}
