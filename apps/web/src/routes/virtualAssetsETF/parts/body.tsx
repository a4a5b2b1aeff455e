import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Blocks } from '../../../shared/activity/blocks/blocks.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Below } from '../../../shared/ui/below.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { type AssetProps, FundCard } from '../funds/fund-card.tsx'
import { Funds } from '../funds/funds.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { fundsId } from './joined-action.tsx'

// these parts are below the first screen, so their code loads later
const KnowledgeTest = lazyPart(() => import('../knowledge/section.tsx').then((part) => part.KnowledgeTest))
const Discount = lazyPart(() => import('./discount.tsx').then((part) => part.Discount))

/** Funds, test and offer for a person who may register; for one who registered the funds, most of them folded. */
export const Body = (props: AssetProps) => {
  const t = useText(text)
  const { gate, isFetching } = useShown().personalStatus
  // the order depends on the answer
  if (gate === undefined && isFetching) return <div className={`${styles.vaQuotesShape} ${skeletonStyles.skeleton}`} />
  if (gate !== 'joined')
    return (
      <>
        <Funds asset={props.asset} />
        <KnowledgeTest />
        <Discount />
        {/* the panel at the bottom checks the test, which the author's own join button would not */}
        <Below>
          <Blocks without="join" />
        </Below>
      </>
    )
  return (
    <>
      <section className={blocksStyles.block}>
        <h2 id={fundsId} tabIndex={-1}>
          {t.funds}
        </h2>
        <div className={`${blocksStyles.card} ${styles.vaFunds}`}>
          <FundCard {...props} />
        </div>
      </section>
      <details className={styles.vaMore}>
        <summary>
          {t.compare}
          <Icon path={downIcon} size={20} />
        </summary>
        <div>
          <Funds asset={props.asset} />
        </div>
      </details>
      <Below>
        <Blocks without="steps" />
      </Below>
    </>
  )
}
