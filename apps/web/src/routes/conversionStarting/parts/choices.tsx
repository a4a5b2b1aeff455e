import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import type { Once } from '../../../shared/once/once.ts'
import { isOpen } from '../../../shared/once/use-once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface ChoicesProps {
  /** id of the reservation */
  hold: string
  commit: Once<'POST /user/:number/conversion/commit'>
  release: Once<'POST /user/:number/conversion/release'>
}

/** The two acts on a reservation, confirm and release, each executed once, and the notices about them. */
export const Choices = ({ hold, commit, release }: ChoicesProps) => {
  const t = useText(text)
  const words = useText(personalText)
  const online = useOnline()
  const isSending = commit.state.kind === 'sending'
  const isReleasing = release.state.kind === 'sending'
  // while the outcome of one act is unknown, both buttons are disabled
  const isReleaseUnknown = isOpen(release.state)
  const isOutcomeUnknown = isReleaseUnknown || commit.state.kind === 'unknown'
  const heading = usePreservedFocus(isReleaseUnknown ? 'unknown' : 'held')
  const refused = [commit.state, release.state].find((state) => state.kind === 'refused')
  return (
    <>
      {!online && (
        <Notice tone="info" icon={offlineIcon} live>
          {t.offline}
        </Notice>
      )}
      {refused?.kind === 'refused' && (
        <Notice tone="danger" live>
          <p ref={heading} tabIndex={-1}>
            {refused.message}
          </p>
        </Notice>
      )}
      {isReleaseUnknown && (
        <Notice tone="warn" live>
          <p>
            <strong>{words.unknown}</strong>
          </p>
          <p>{words.unknownWhy}</p>
          <Button look="plain" busy={isReleasing} blocked={!online} onClick={release.again}>
            {words.again}
          </Button>
        </Notice>
      )}
      <div className={styles.startingActions}>
        <p className={styles.startingFinal}>{t.final}</p>
        <Button
          busy={isSending}
          blocked={!online || isReleasing || isOutcomeUnknown}
          onClick={() => commit.send({ hold })}
        >
          {isSending ? t.confirming : t.confirm}
        </Button>
        <Button
          look="quiet"
          busy={isReleasing && !isReleaseUnknown}
          blocked={!online || isSending || isOutcomeUnknown}
          onClick={() => release.send({ hold })}
        >
          {t.giveUp}
        </Button>
      </div>
    </>
  )
}
