import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import * as styles from '../page.module.css'
import { text as page } from '../text.ts'
import { text } from './draw-text.ts'
import { Envelope } from './envelope.tsx'

interface ResultSheetProps {
  drawn: MyDraw
  draw: DrawDetail
  onClose: () => void
}

/**
 * The result of one draw, with the next step. The name of the dialog is the result, so that a screen reader announces
 * it.
 */
export const ResultSheet = ({ drawn, draw, onClose }: ResultSheetProps) => {
  const t = useText(text)
  const { myRewards, number } = useText(page)
  const language = useLanguage()
  const prize = draw.prizes.find(({ code }) => code === drawn.prize)
  const title = prize ? fill(t.won, { prize: prize.name[language] }) : t.lost
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.drawResult}>
        <Envelope isWon={prize !== undefined} />
        <p>{prize ? t[prize.type] : t.lostWhy}</p>
        <dl className={`${styles.drawFacts} numbers`}>
          <div>
            <dt>{t.result}</dt>
            <dd>{fill(number, { n: drawn.number })}</dd>
          </div>
        </dl>
        {prize && (
          <a className="button" href="#/myRewards">
            {myRewards}
          </a>
        )}
        <Button look={prize ? 'plain' : 'main'} onClick={onClose}>
          {t.close}
        </Button>
        <details>
          <summary>{t.verification}</summary>
          <dl className={`${styles.drawFacts} numbers`}>
            <div>
              <dt>{t.seedUsed}</dt>
              <dd className={styles.hash}>{drawn.visitorSeed}</dd>
            </div>
          </dl>
        </details>
      </div>
    </Sheet>
  )
}
