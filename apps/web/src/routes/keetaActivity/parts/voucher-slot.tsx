import { inLanguage } from '@foyer/api/languages'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Progress } from '../../../shared/ui/progress/progress.tsx'
import { Ticket } from './ticket.tsx'
import { useVoucher } from './use-voucher.ts'
import * as styles from './voucher.module.css'
import { VoucherCard } from './voucher-card.tsx'
import { text } from './voucher-text.ts'

/** What is left: a bar once half of the vouchers are claimed, before that their number. */
const Stock = ({ remaining, total }: { remaining: number; total: number }) => {
  const t = useText(text)
  const words = remaining === 0 ? t.none : fill(t.leftOf, { remaining })
  if (remaining * 2 > total)
    return (
      <p className={`${styles.voucherLeft} numbers`}>
        <span>{t.perPerson}</span>
        <b>{fill(t.inAll, { total })}</b>
      </p>
    )
  return <Progress label={t.left} value={(remaining / total) * 100} caption={words} />
}

/** What a claim brings, as the published content describes it, with what is left of it. */
const Specimen = () => {
  const language = useLanguage()
  const { detail } = useShown()
  const { data } = useVoucher()
  const reward = blockOf(detail.blocks, 'rewards')?.rewards[0]
  const left = data?.pool ?? detail.quota
  if (!reward) return null
  return (
    <article className={styles.voucher} aria-label={inLanguage(reward.name, language)}>
      <Ticket
        scene={prizeNamed(reward.art) ?? 'prizes/voucher'}
        name={inLanguage(reward.name, language)}
        note={inLanguage(reward.note, language)}
      >
        {left && <Stock {...left} />}
      </Ticket>
    </article>
  )
}

/** The person's voucher; before a claim, and until it has arrived, what it will be. */
export const VoucherSlot = () => {
  const { data } = useVoucher()
  return data?.voucher ? <VoucherCard voucher={data.voucher} /> : <Specimen />
}
