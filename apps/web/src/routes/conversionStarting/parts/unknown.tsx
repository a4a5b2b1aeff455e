import type { Ref } from 'react'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import type { Once } from '../../../shared/once/once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The confirmation was sent and received no answer. */
export const UnknownNotice = ({ heading }: { heading: Ref<HTMLElement> }) => {
  const words = useText(personalText)
  return (
    <Notice tone="warn" live>
      <p>
        <strong ref={heading} tabIndex={-1}>
          {words.unknown}
        </strong>
      </p>
      <p>{words.unknownWhy}</p>
    </Notice>
  )
}

/** Requests the outcome again with the same idempotency key, automatically and by a tap. */
export const RequestOutcome = ({
  commit,
}: {
  commit: Pick<Once<'POST /user/:number/conversion/commit'>, 'state' | 'again'>
}) => {
  const t = useText(text)
  const words = useText(personalText)
  const left = useRisingPauses(true, commit.again)
  return (
    <div className={styles.startingActions}>
      <p className={`${styles.startingFinal} numbers`}>{left !== undefined && fill(t.nextCheckIn, { n: left })}</p>
      <Button busy={commit.state.kind === 'sending'} onClick={commit.again}>
        {words.again}
      </Button>
    </div>
  )
}
