import type { SettleHoldRequest } from '@foyer/contract/conversion'
import { useFocusKept } from '../../../shared/conversion/use-focus-kept.ts'
import type { Once } from '../../../shared/once/use-once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'
import { useUnsure } from '../use-unsure.ts'

type Act = Once<Omit<SettleHoldRequest, 'key'>>

interface ChoicesProps {
  /** id of what is reserved */
  hold: string
  commit: Act
  release: Act
}

/** The two ways on from a reservation, each once, and what stands in their way. */
export const Choices = ({ hold, commit, release }: ChoicesProps) => {
  const t = useText(text)
  const words = useText(personalText)
  const online = useOnline()
  const isSending = commit.state.kind === 'sending'
  const isReleasing = release.state.kind === 'sending'
  // until it is known what became of the one, neither may be done
  const isReleaseUnsure = useUnsure(release)
  const isUnsure = isReleaseUnsure || commit.state.kind === 'unknown'
  const heading = useFocusKept(isReleaseUnsure ? 'unknown' : 'held')
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
      {isReleaseUnsure && (
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
      <div className="starting-actions">
        <p className="starting-final">{t.final}</p>
        <Button busy={isSending} blocked={!online || isReleasing || isUnsure} onClick={() => commit.send({ hold })}>
          {isSending ? t.confirming : t.confirm}
        </Button>
        <Button
          look="quiet"
          busy={isReleasing && !isReleaseUnsure}
          blocked={!online || isSending || isUnsure}
          onClick={() => release.send({ hold })}
        >
          {t.giveUp}
        </Button>
      </div>
    </>
  )
}
