import type { FundAsset } from '@foyer/api/virtual-assets'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import { useFunds } from '../api.ts'
import * as pageStyles from '../page.module.css'
import { Quotes } from './quotes.tsx'
import { text } from './text.ts'

const Fees = lazyPart(() => import('./fees.tsx').then((part) => part.Fees))

/** Quotes and fees of the funds, or their loading and error states. */
export const Funds = ({ asset }: { asset: FundAsset }) => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, isFetching, refetch } = useFunds()
  if (data?.withheld) return null
  if (data)
    return (
      <>
        <Quotes asset={asset} funds={data.funds} />
        <Fees {...data} asset={asset} />
      </>
    )
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <section className={blocksStyles.block} aria-busy="true">
      <h2>{t.quotes}</h2>
      <div role="status">
        <span className="visually-hidden">{t.loading}</span>
        <div className={`${pageStyles.vaQuotesShape} ${styles.skeleton}`} />
      </div>
    </section>
  )
}
