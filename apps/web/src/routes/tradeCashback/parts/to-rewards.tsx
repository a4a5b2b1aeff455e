import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'
import { useCashback } from './use-cashback.ts'

/** A link to the rewards, where cashback is claimed. It is the main action when there is something to claim. */
export const ToRewards = () => {
  const t = useText(text)
  const { data } = useCashback()
  const isClaimable = data?.months.some(({ state }) => state === 'claimable') ?? false
  return (
    <a className={isClaimable ? 'button' : 'button button-plain'} href="#/myRewards">
      {isClaimable ? t.claim : t.myRewards}
    </a>
  )
}
