import { useId } from 'react'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import type { Votes } from './use-votes.ts'

/** The question whether the answer helped. The vote can be changed. */
export const Vote = ({ id, votes }: { id: string; votes: Votes }) => {
  const t = useText(text)
  const online = useOnline()
  const label = useId()
  const vote = votes.voteOn(id)
  const isBusy = votes.sending === id
  const failed = votes.failure?.question === id ? fill(t.notStored, { why: votes.failure.why }) : ''
  const thanks = vote === undefined ? '' : vote ? t.thanks : t.sorry
  return (
    <>
      <fieldset className={styles.voteRow} aria-labelledby={label}>
        <span id={label}>{t.helpful}</span>
        {([true, false] as const).map((helpful) => (
          <button
            key={String(helpful)}
            type="button"
            className={styles.voteChoice}
            aria-pressed={vote === helpful}
            aria-disabled={isBusy || !online || undefined}
            onClick={() => !isBusy && online && vote !== helpful && votes.send({ question: id, helpful })}
          >
            {helpful ? t.yes : t.no}
          </button>
        ))}
      </fieldset>
      <p className={failed ? `${styles.voteMessage} ${styles.voteFailed}` : styles.voteMessage} role="status">
        <HotlineText>{!online ? t.offlineVote : failed || (isBusy ? '' : thanks)}</HotlineText>
      </p>
    </>
  )
}
