import type { Conversion, ConversionReply } from '@foyer/api/conversion'
import { accessPage, offersPage } from '../../../shared/conversion/paths.ts'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Its code is not in the first load; the space is reserved. */
const EndReminder = lazyPart(() => import('./end-reminder.tsx').then((part) => part.EndReminder), <div />)

const ToRewards = () => (
  <a className="button button-plain" href="#/myRewards">
    {useText(text).rewards}
  </a>
)

/**
 * The outcome is unknown yet. The page requests it automatically with increasing pauses, and shows when the next
 * request follows.
 */
const Pending = ({ personal }: { personal: Personal<ConversionReply> }) => {
  const t = useText(text)
  const left = useRisingPauses(true, personal.refetch, true)
  return (
    <>
      <p className={`${styles.resultNote} numbers`}>{left !== undefined && fill(t.nextCheckIn, { n: left })}</p>
      <Button busy={personal.isFetching} onClick={() => void personal.refetch()}>
        {t.checkNow}
      </Button>
      <ToRewards />
    </>
  )
}

const Failed = ({ conversion: { failure, offer } }: { conversion: Conversion }) => {
  const t = useText(text)
  const mayTryAgain = failure === 'partner_refused'
  return (
    <>
      {mayTryAgain && (
        <a className="button" href={`#${accessPage(offer.code)}`}>
          {t.again}
        </a>
      )}
      <a className={mayTryAgain ? 'button button-plain' : 'button'} href={`#${offersPage}`}>
        {t.choose}
      </a>
      <p className={styles.resultNote}>
        <HotlineText>{t.hotline}</HotlineText>
      </p>
    </>
  )
}

interface ActionsProps {
  conversion: Conversion
  personal: Personal<ConversionReply>
}

/** The next steps for each outcome. */
export const Actions = ({ conversion, personal }: ActionsProps) => {
  const t = useText(text)
  const { status, reward } = conversion
  return (
    <div className={styles.resultActions}>
      {status === 'pending' && <Pending personal={personal} />}
      {status === 'failed' && <Failed conversion={conversion} />}
      {status === 'succeeded' && reward && (
        <>
          <a className="button" href={`#/conversionQRCode?reward=${reward}`}>
            {t.show}
          </a>
          <div className={styles.pair}>
            <ToRewards />
            <EndReminder conversion={conversion} />
          </div>
        </>
      )}
    </div>
  )
}
