import type { Reward, RewardDetail } from '@foyer/api/rewards'
import { useQueryClient } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useParting } from '../../../shared/ui/heading-focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { rewardsKey } from '../list/use-rewards.ts'
import * as styles from './detail.module.css'
import { text } from './text.ts'

/** The claim of a reward, whose outcome can be unknown. `onClaimed`: the claim has just succeeded. */
export const useClaim = (id: string, personal: Personal<RewardDetail>, onClaimed: () => void) => {
  const client = useQueryClient()
  return useOnce({
    name: `reward.${id}`,
    path: pathTo('POST /user/rewards/claim'),
    person: personal.person,
    onDone: async (reply) => {
      await personal.take(reply)
      // the list requests its counts again when it is shown next
      void client.invalidateQueries({ queryKey: rewardsKey })
      onClaimed()
    },
    onRefused: () => void personal.refetch(),
  })
}

interface ClaimProps {
  reward: Reward
  claim: ReturnType<typeof useClaim>
}

const Claiming = ({ busy, onClaim }: { busy: boolean; onClaim: () => void }) => {
  const t = useText(text)
  const online = useOnline()
  const press = useParting()
  const account = useUser(({ userInfo }) => userInfo?.client)
  return (
    <div className={styles.rewardAction}>
      <Button busy={busy} blocked={!online} onClick={() => press(onClaim)}>
        {busy ? t.claiming : t.claim}
      </Button>
      {account && <p>{fill(t.claimTo, { account: `${account.clientName} · ${t[account.accountType]}` })}</p>}
    </div>
  )
}

/** Claims cash once, however often it is tapped. Below login level it links to the login and back. */
export const Claim = ({ reward: { id, status, needs }, claim }: ClaimProps) => {
  const t = useText(text)
  const { state, send, again, clear } = claim
  if (isOpen(state)) return <UnknownPart state={state} onAgain={again} />
  return (
    <>
      {state.kind === 'refused' && (
        <Notice tone="danger" live>
          {state.message}
        </Notice>
      )}
      {status === 'claimable' && needs === 'login' && (
        <div className={styles.rewardAction}>
          <a className="button" href={`#/selectLogin?way=account&back=${encodeURIComponent(`/myRewards?id=${id}`)}`}>
            {t.claimLogin}
          </a>
          <p>{t.claimLoginWhy}</p>
        </div>
      )}
      {status === 'claimable' && needs === null && (
        <Claiming
          busy={state.kind === 'sending'}
          onClaim={() => {
            clear()
            send({ id })
          }}
        />
      )}
    </>
  )
}
