import { useId } from 'react'
import { useOnline } from '../../../shared/server/use-online.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import type { Votes } from './use-votes.ts'

/** Whether the answer helped: one word, which can be changed. */
export const Vote = ({ id, votes }: { id: string; votes: Votes }) => {
  const t = useText(text)
  const online = useOnline()
  const label = useId()
  const said = votes.said(id)
  const isBusy = votes.sending === id
  const failed = votes.failure?.question === id ? fill(t.notKept, { why: votes.failure.why }) : ''
  const thanks = said === undefined ? '' : said ? t.thanks : t.sorry
  return (
    <div className="vote">
      <fieldset className="vote-row" aria-labelledby={label}>
        <span id={label}>{t.helpful}</span>
        {([true, false] as const).map((helpful) => (
          <button
            key={String(helpful)}
            type="button"
            className="vote-choice"
            aria-pressed={said === helpful}
            aria-disabled={isBusy || !online || undefined}
            onClick={() => !isBusy && online && said !== helpful && votes.say({ question: id, helpful })}
          >
            {helpful ? t.yes : t.no}
          </button>
        ))}
      </fieldset>
      <p className={failed ? 'vote-said vote-failed' : 'vote-said'} role="status">
        {!online ? t.offlineVote : failed || (isBusy ? '' : thanks)}
      </p>
    </div>
  )
}
